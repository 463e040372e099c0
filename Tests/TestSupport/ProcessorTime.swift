import Foundation

/// The processor time that `work` takes on this thread: unlike the clock on the wall, it does not
/// depend on what else the machine is doing.
package func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = now()
  try work()
  return now() - start
}

private func now() -> Duration {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}
