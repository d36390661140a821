import { type LogEntry, maskSecrets } from '../../platform/logs/model'

const maxErrors = 20
const maxFrames = 3

// names of users appear only in messages of the platform; the code's own messages are ASCII
const toPlainText = (text: string) => maskSecrets(text).replace(/[^\x20-\x7e]+/g, '…')

/** Converts a path into a pattern: segments that may be ids, names or numbers become `:id`. */
export const toPathPattern = (path: string) =>
  path
    .split('/')
    .map((segment) => (/^[a-z-]{0,40}$/i.test(segment) ? segment : ':id'))
    .join('/')

const toPath = (url: string) => (URL.canParse(url) ? toPathPattern(new URL(url).pathname) : '')

const parseFrames = (stack: string) =>
  stack
    .split('\n')
    .map((frame) => frame.trim())
    .filter((frame) => /^at |@https?:/.test(frame))
    .slice(0, maxFrames)
    .map((frame) => `\n    ${toPlainText(frame)}`)

function formatEntry({ type, url, message, stack, info, time }: LogEntry): string {
  // of a failed call only name and status are included, because the platform's message can quote any input
  const what = type === 'crash' ? info : message
  return [`${toPlainText(time)} ${toPlainText(type)} ${toPath(url)} ${toPlainText(what)}`.trim(), ...parseFrames(stack)].join('')
}

/** Formats the newest errors of the local log so that they can be shared; `names` are the signed-in user's, which are removed. */
export function formatErrors(logs: readonly LogEntry[], names: readonly string[]): readonly string[] {
  const known = names.filter((name) => name.length > 1)
  const without = (line: string) => known.reduce((text, name) => text.replaceAll(name, '***'), line)
  return logs.slice(0, maxErrors).map((entry) => without(formatEntry(entry)))
}
