import { isRecord } from '@jwsk/sdk'

/** Entry of the local log, in the platform's format. */
export interface LogEntry {
  readonly type: string
  readonly url: string
  readonly message: string
  readonly stack: string
  /** Source of the error: component stack, event or operation. */
  readonly info: string
  /** Local time as `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string
}

/** older entries are dropped */
export const maxEntries = 200
/** characters of all entries together, i.e. 256 kB at two bytes each: half of what a browser provides */
const maxTextLength = 128_000
const maxFieldLength = 2000

const padTwoDigits = (value: number) => String(value).padStart(2, '0')

export const formatTime = (date: Date) =>
  `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())} ${padTwoDigits(date.getHours())}:${padTwoDigits(date.getMinutes())}:${padTwoDigits(date.getSeconds())}`

const secrets: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+(\.[\w-]+)?/g, '***'],
  [/\b(bearer|basic|crypto)\s+[\w+/=.-]+/gi, '$1 ***'],
  [/\b(password|passwd|token|secret|authorization|captcha|code)(["']?\s*[:=]\s*["']?)[^\s"'&,;]+/gi, '$1$2***'],
  // a query may contain names, numbers and search terms
  [/(https?:\/\/[^\s?#]+)[?#][^\s)]*/g, '$1'],
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, '***'],
]

/** Masks secrets and personal data in a text and truncates it. */
export const maskSecrets = (text: string) =>
  secrets.reduce((now, [find, instead]) => now.replace(find, instead), text).slice(0, maxFieldLength)

/** Masks secrets in all texts of an entry and truncates them. */
export const redactEntry = (entry: LogEntry): LogEntry => ({
  ...entry,
  url: maskSecrets(entry.url),
  message: maskSecrets(entry.message),
  stack: maskSecrets(entry.stack),
  info: maskSecrets(entry.info),
})

const getLength = ({ url, message, stack, info }: LogEntry) => url.length + message.length + stack.length + info.length

/** Returns the newest entries that fit the limits. */
function trimToLimits(entries: readonly LogEntry[]): readonly LogEntry[] {
  let room = maxTextLength
  return entries.slice(0, maxEntries).filter((entry) => {
    room -= getLength(entry)
    return room >= 0
  })
}

/** Prepends an entry; a repetition of the newest one within the same second is dropped. */
export function addEntry(entries: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const next = redactEntry(entry)
  const [newest] = entries
  const repeats = newest?.time === next.time && newest.message === next.message && newest.type === next.type
  return repeats ? entries : trimToLimits([next, ...entries])
}

const entryKeys = ['type', 'url', 'message', 'stack', 'info', 'time'] as const

/** Parses stored entries; drops invalid ones. */
export function parseLogs(stored: unknown): readonly LogEntry[] {
  if (!Array.isArray(stored)) return []
  const entries = stored.filter((one: unknown): one is LogEntry => isRecord(one) && entryKeys.every((key) => typeof one[key] === 'string'))
  return entries.slice(0, maxEntries)
}

/** Returns message and stack of a thrown value. */
export const toErrorInfo = (error: unknown) =>
  error instanceof Error ? { message: error.message, stack: error.stack ?? '' } : { message: String(error), stack: '' }
