/** Work that waits for its turn; taken twice before it came, it is done once. */
export interface Turn {
  take(): void
  leave(): void
}

const waiting = new Set<() => void>()

function next(): void {
  const [work] = waiting
  if (!work) return
  waiting.delete(work)
  if (waiting.size > 0) setTimeout(next)
  work()
}

/** Does one piece of work in a task, so that what a person does in between is answered. */
export const inTurn = (work: () => void): Turn => ({
  take() {
    if (waiting.has(work)) return
    waiting.add(work)
    if (waiting.size === 1) setTimeout(next)
  },
  leave: () => void waiting.delete(work),
})
