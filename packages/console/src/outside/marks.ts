import { isRecord } from '@jwsk/sdk'
import { drop, keep, readKept, tabId } from './storage'

/** What a page writes down before it runs a plugin: where the plugin never lets go of the page, the mark stays. */
interface Mark {
  /** The digest of what was run: other code gets another chance. */
  readonly digest: string
  readonly tab: string
  readonly time: number
}

const nameOf = (id: string) => `mark-${id}`
/** after that a page that is alive has taken its mark away */
export const markLife = 10_000
const lookAgain = 250

function readMark(id: string): Mark | undefined {
  const stored = readKept(nameOf(id))
  if (!isRecord(stored)) return undefined
  const { digest, tab, time } = stored
  return typeof digest === 'string' && typeof tab === 'string' && typeof time === 'number' ? { digest, tab, time } : undefined
}

export const takeMark = (id: string) => drop(nameOf(id))

/** Writes the mark; what is returned takes it away, and so does a page that is left in good order. */
export function setMark(id: string, digest: string): () => void {
  keep(nameOf(id), { digest, tab: tabId(), time: Date.now() })
  const take = () => {
    takeMark(id)
    removeEventListener('pagehide', take)
  }
  addEventListener('pagehide', take)
  return take
}

const isYoung = ({ time }: Mark) => Math.abs(Date.now() - time) < markLife

/** Whether this very code left a page hanging; another tab that is running it now is given its time. */
export async function isHanging(id: string, digest: string): Promise<boolean> {
  const own = tabId()
  for (;;) {
    const mark = readMark(id)
    if (mark?.digest !== digest) return false
    if (mark.tab === own || !isYoung(mark)) return true
    await new Promise((resolve) => setTimeout(resolve, lookAgain))
  }
}
