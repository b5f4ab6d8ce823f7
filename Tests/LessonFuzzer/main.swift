// Takes texts that libFuzzer makes up from lesson to page, guided by what they reach. `make fuzz`
// builds it with the sanitizer that it needs and starts it.

import Dispatch
import Fuzzing
import LessonTrial

/// A box for the result of a task that another thread waits for.
private final class Answer: @unchecked Sendable {
  var complaint: String?
}

fuzz { bytes in
  let answer = Answer()
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    answer.complaint = await LessonTrial(bytes).complaint
    isDone.signal()
  }
  isDone.wait()
  demand(answer.complaint == nil, answer.complaint ?? "")
}
