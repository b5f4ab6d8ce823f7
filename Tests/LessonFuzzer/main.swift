// Takes texts that libFuzzer makes up from lesson to page, guided by what they reach. `make fuzz`
// builds it with the sanitizer that it needs and starts it.

import Dispatch
import Fuzzing
import LessonTrial
import Synchronization

/// A box for the result of a task that another thread waits for.
private final class Answer: Sendable {
  let complaint = Mutex<String?>(nil)
}

fuzz { bytes in
  let answer = Answer()
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    let complaint = await LessonTrial(bytes).complaint
    answer.complaint.withLock { $0 = complaint }
    isDone.signal()
  }
  isDone.wait()
  let complaint = answer.complaint.withLock { $0 }
  demand(complaint == nil, complaint ?? "")
}
