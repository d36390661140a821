/** Work that waits for its turn; taken twice before it came, it is done once. */
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

/** Does one piece of work in a task, so that what a person does in between is answered. */
export const scheduleTask = (work: () => void): ScheduledTask => ({
  start() {
    if (queue.has(work)) return
    queue.add(work)
    if (queue.size === 1) setTimeout(runNext)
  },
  cancel: () => void queue.delete(work),
})
