const waiting = new Set<() => Promise<void>>()

/** Registers a write that waits, such as a delete that can be undone. Returns a function that withdraws it. */
export function registerPendingWrite(send: () => Promise<void>): () => void {
  waiting.add(send)
  return () => void waiting.delete(send)
}

/** Sends the writes that wait; resolves once each of them was answered or failed. */
export async function sendPendingWrites(): Promise<void> {
  await Promise.allSettled([...waiting].map((send) => send()))
}
