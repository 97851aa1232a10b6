"""What is kept of finished games with the change that ends them: results and ratings."""
