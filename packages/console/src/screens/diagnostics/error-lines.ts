import { pathPattern } from '../../links/path-pattern'
import { type LogEntry, maskSecrets } from '../../logs/model'

const mostErrors = 20
const mostFrames = 3

// people's names reach a message in the platform's own words; what code says of itself is plain
const plainOf = (text: string) => maskSecrets(text).replace(/[^\x20-\x7e]+/g, '…')

const pathOf = (url: string) => (URL.canParse(url) ? pathPattern(new URL(url).pathname) : '')

const framesOf = (stack: string) =>
  stack
    .split('\n')
    .map((frame) => frame.trim())
    .filter((frame) => /^at |@https?:/.test(frame))
    .slice(0, mostFrames)
    .map((frame) => `\n    ${plainOf(frame)}`)

function lineOf({ type, url, message, stack, info, time }: LogEntry): string {
  // of a failed call its name and status: the message is the platform's, of whatever was sent
  const what = type === 'crash' ? info : message
  return [`${plainOf(time)} ${plainOf(type)} ${pathOf(url)} ${plainOf(what)}`.trim(), ...framesOf(stack)].join('')
}

/** The newest problems of the local log, fit for somebody else's eyes; `names` are those of who is signed in. */
export function errorLines(logs: readonly LogEntry[], names: readonly string[]): readonly string[] {
  const known = names.filter((name) => name.length > 1)
  const without = (line: string) => known.reduce((text, name) => text.replaceAll(name, '***'), line)
  return logs.slice(0, mostErrors).map((entry) => without(lineOf(entry)))
}
