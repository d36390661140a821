/** Queued work; starting it twice before it runs runs it once. */
export interface ScheduledTask {
  start(): void
  cancel(): void
}

const queue = new Set<() => void>()

function runNext(): void {
  const [work] = queue
  if (!work) return
  queue.delete(work)
  if (queue.size > 0) setTimeout(runNext)
  work()
}

/** Runs queued work one piece per task, so that the page responds to input in between. */
export const scheduleTask = (work: () => void): ScheduledTask => ({
  start() {
    if (queue.has(work)) return
    queue.add(work)
    if (queue.size === 1) setTimeout(runNext)
  },
  cancel: () => void queue.delete(work),
})
