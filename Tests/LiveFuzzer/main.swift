// Calls the live engine's functions as libFuzzer makes it up, guided by what that reaches.
// `make fuzz` builds it with the sanitizer that it needs and starts it.

import Fuzzing
import LiveCalls

fuzz { bytes in
  let complaint = LiveCalls(bytes).complaint
  demand(complaint == nil, complaint ?? "")
}
