import { isRecord } from '@jwsk/sdk'
import { getTabId, readValue, removeValue, writeValue } from './plugin-storage'

/** Record that a page stores before it runs a plugin; if the plugin freezes the page, the record remains. */
interface CrashMark {
  /** Digest of the code that ran; other code is allowed to run. */
  readonly digest: string
  readonly tab: string
  readonly time: number
}

const toStorageKey = (id: string) => `mark-${id}`
/** Milliseconds after which a responsive page has removed its mark. */
export const markLifetimeMs = 10_000
const pollIntervalMs = 250

function readMark(id: string): CrashMark | undefined {
  const stored = readValue(toStorageKey(id))
  if (!isRecord(stored)) return undefined
  const { digest, tab, time } = stored
  return typeof digest === 'string' && typeof tab === 'string' && typeof time === 'number' ? { digest, tab, time } : undefined
}

export const clearCrashMark = (id: string) => removeValue(toStorageKey(id))

/** Stores the mark. Returns a function that removes it; leaving the page removes it as well. */
export function setCrashMark(id: string, digest: string): () => void {
  writeValue(toStorageKey(id), { digest, tab: getTabId(), time: Date.now() })
  const remove = () => {
    clearCrashMark(id)
    removeEventListener('pagehide', remove)
  }
  addEventListener('pagehide', remove)
  return remove
}

const isRecent = ({ time }: CrashMark) => Math.abs(Date.now() - time) < markLifetimeMs

/** Whether the same build of the plugin froze a page before; waits for other tabs in which it is running. */
export async function didHang(id: string, digest: string): Promise<boolean> {
  const own = getTabId()
  for (;;) {
    const mark = readMark(id)
    if (mark?.digest !== digest) return false
    if (mark.tab === own || !isRecent(mark)) return true
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  }
}
