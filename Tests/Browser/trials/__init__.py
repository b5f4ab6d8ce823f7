"""What readers do with the engine in the page: each trial is a test that acts like a reader."""
