/// The view that hears of the touch.
// Whoever comes first.
let message = "the view is told of a touch at once"
let path = "places"
let text = """
  The finger lands on the glass.
  """
