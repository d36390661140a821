import { isRecord } from '@jwsk/sdk'

/** One local log entry, as the platform takes it. */
export interface LogEntry {
  readonly type: string
  readonly url: string
  readonly message: string
  readonly stack: string
  /** Where in the program: the component, the event. */
  readonly info: string
  /** `YYYY-MM-DD HH:mm:ss`, the clock of this machine. */
  readonly time: string
}

/** the oldest make room */
export const maxEntries = 200
/** characters of all entries together: half of what a browser lends, at two bytes each */
const maxTextLength = 128_000
const maxFieldLength = 2000

const padTwoDigits = (value: number) => String(value).padStart(2, '0')

export const formatTime = (date: Date) =>
  `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())} ${padTwoDigits(date.getHours())}:${padTwoDigits(date.getMinutes())}:${padTwoDigits(date.getSeconds())}`

const secrets: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+(\.[\w-]+)?/g, '***'],
  [/\b(bearer|basic|crypto)\s+[\w+/=.-]+/gi, '$1 ***'],
  [/\b(password|passwd|token|secret|authorization|captcha|code)(["']?\s*[:=]\s*["']?)[^\s"'&,;]+/gi, '$1$2***'],
  // a query may hold names, numbers, whatever was searched for
  [/(https?:\/\/[^\s?#]+)[?#][^\s)]*/g, '$1'],
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, '***'],
]

/** A text without what must not be written down. */
export const maskSecrets = (text: string) => secrets.reduce((now, [find, instead]) => now.replace(find, instead), text).slice(0, maxFieldLength)

/** The entry without what must not be written down, and not longer than anyone reads. */
export const redactEntry = (entry: LogEntry): LogEntry => ({
  ...entry,
  url: maskSecrets(entry.url),
  message: maskSecrets(entry.message),
  stack: maskSecrets(entry.stack),
  info: maskSecrets(entry.info),
})

const getLength = ({ url, message, stack, info }: LogEntry) => url.length + message.length + stack.length + info.length

/** The newest that fit. */
function trimToLimits(entries: readonly LogEntry[]): readonly LogEntry[] {
  let room = maxTextLength
  return entries.slice(0, maxEntries).filter((entry) => {
    room -= getLength(entry)
    return room >= 0
  })
}

/** The log with one more entry in front; what repeats the newest within its second is the same problem. */
export function addEntry(entries: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const next = redactEntry(entry)
  const [newest] = entries
  const repeats = newest?.time === next.time && newest.message === next.message && newest.type === next.type
  return repeats ? entries : trimToLimits([next, ...entries])
}

const entryKeys = ['type', 'url', 'message', 'stack', 'info', 'time'] as const

/** Reads what a storage held; anything else counts as no entry. */
export function parseLogs(stored: unknown): readonly LogEntry[] {
  if (!Array.isArray(stored)) return []
  const entries = stored.filter((one: unknown): one is LogEntry => isRecord(one) && entryKeys.every((key) => typeof one[key] === 'string'))
  return entries.slice(0, maxEntries)
}

/** What any thrown value says of itself. */
export const toErrorInfo = (error: unknown) =>
  error instanceof Error ? { message: error.message, stack: error.stack ?? '' } : { message: String(error), stack: '' }
