import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Processors that can work at a time.
package var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Applies `transform` to every input, at most `jobs` at a time; results keep the inputs' order, so
/// that output never depends on scheduling.
///
/// Threads and not tasks: documents nest a thousand deep, and a thread can be given the stack that
/// the main one has, which the threads of Swift's pool do not have.
package func parallelMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: Int, _ transform: @escaping @Sendable (Input) -> Output
) -> [Output] {
  let workers = min(jobs, inputs.count)
  guard workers > 1 else { return inputs.map(transform) }
  let work = SharedWork(inputs, transform)
  let threads = (0..<workers).compactMap { _ in startThread { work.run() } }
  // Whatever threads the system gave, this one sees that all is done.
  if threads.count < workers { work.run() }
  for thread in threads { pthread_join(thread, nil) }
  return work.results
}

private final class SharedWork<Input: Sendable, Output: Sendable>: Sendable {
  private let inputs: [Input]
  private let transform: @Sendable (Input) -> Output
  private let next = Atomic(0)
  private let outputs: Mutex<[Output?]>

  init(_ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.transform = transform
    outputs = Mutex(Array(repeating: nil, count: inputs.count))
  }

  /// Takes one input after the other until none is left.
  func run() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < inputs.count else { return }
      let output = transform(inputs[index])
      outputs.withLock { $0[index] = output }
    }
  }

  /// All of them, once every thread has ended.
  var results: [Output] { outputs.withLock { $0.compactMap(\.self) } }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// nil where the system has no thread to give.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
  defer { unsafe pthread_attr_destroy(&attributes) }
  unsafe pthread_attr_setstacksize(&attributes, 8 * 1024 * 1024)
  let box = unsafe Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let status = unsafe pthread_create(&thread, &attributes, runThreadBody, box.toOpaque())
  guard status == 0 else {
    unsafe box.release()
    return nil
  }
  return thread
}

#if canImport(Darwin)
  private func runThreadBody(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }
#else
  private func runThreadBody(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let box = unsafe box else { return nil }
    unsafe Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().run()
    return nil
  }
#endif
