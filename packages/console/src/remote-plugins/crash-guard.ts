import { isRecord } from '@jwsk/sdk'
import { removeValue, writeValue, readValue, getTabId } from './plugin-storage'

/** What a page writes down before it runs a plugin: where the plugin never lets go of the page, the mark stays. */
interface CrashMark {
  /** The digest of what was run: other code gets another chance. */
  readonly digest: string
  readonly tab: string
  readonly time: number
}

const toStorageKey = (id: string) => `mark-${id}`
/** after that a page that is alive has taken its mark away */
export const markLifetimeMs = 10_000
const pollIntervalMs = 250

function readMark(id: string): CrashMark | undefined {
  const stored = readValue(toStorageKey(id))
  if (!isRecord(stored)) return undefined
  const { digest, tab, time } = stored
  return typeof digest === 'string' && typeof tab === 'string' && typeof time === 'number' ? { digest, tab, time } : undefined
}

export const clearCrashMark = (id: string) => removeValue(toStorageKey(id))

/** Writes the mark; what is returned takes it away, and so does a page that is left in good order. */
export function setCrashMark(id: string, digest: string): () => void {
  writeValue(toStorageKey(id), { digest, tab: getTabId(), time: Date.now() })
  const take = () => {
    clearCrashMark(id)
    removeEventListener('pagehide', take)
  }
  addEventListener('pagehide', take)
  return take
}

const isRecent = ({ time }: CrashMark) => Math.abs(Date.now() - time) < markLifetimeMs

/** Whether this very code left a page hanging; another tab that is running it now is given its time. */
export async function didHang(id: string, digest: string): Promise<boolean> {
  const own = getTabId()
  for (;;) {
    const mark = readMark(id)
    if (mark?.digest !== digest) return false
    if (mark.tab === own || !isRecent(mark)) return true
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  }
}
