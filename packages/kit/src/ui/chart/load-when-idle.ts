/** Does the work once the browser has nothing else to do, after a second at most → takes it back. */
export function whenIdle(work: () => void): () => void {
  // not every browser knows it
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(() => work(), { timeout: 1000 })
  return () => cancelIdleCallback(idle)
}

/** Puts a load off until the browser is at rest. */
export const loadWhenIdle =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await new Promise<void>(whenIdle)
    return load()
  }
