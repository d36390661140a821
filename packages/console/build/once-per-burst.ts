const delayMs = 100

/**
 * Wraps `task` so that a burst of calls runs it once, when no call came for 100 ms; one at a time, and once more if calls
 * came while it ran. A failure is printed, and the next burst tries again.
 */
export function oncePerBurst(task: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const run = () => {
    // biome-ignore lint/suspicious/noConsole: a build of the dev server has nowhere else to say it
    running = running.then(task).catch((error: unknown) => console.error(error))
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, delayMs)
  }
}
