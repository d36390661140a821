import type { CallOptions } from '../call-options'
import { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { ResolvedOptions } from '../options'
import type { ServerSentEvent } from '../types'
import type { Deadline } from './deadline'
import type { Credentials } from './pipeline'

interface EventSource {
  readonly operation: Operation
  readonly body: ReadableStream<Uint8Array>
  readonly idleTimeout: CallOptions['idleTimeout']
  /** Ends with the caller's signal; has no timeout of its own. */
  readonly deadline: Deadline
  readonly credentials: Pick<Credentials, 'bind'>
  readonly settings: Pick<ResolvedOptions, 'maxResponseSize' | 'profile'>
  parse(text: string): unknown
}

const defaultIdleTimeoutMs = 300_000

/** Splits a stream of text into lines, which may end in `\n`, `\r\n` or `\r`. */
function createLineSplitter() {
  let rest = ''
  let scanned = 0
  return {
    /** Length of the line that has not ended. */
    pending: () => rest.length,
    *split(text: string): Generator<string> {
      rest += text
      const end = /\r\n|\n|\r(?!$)/g
      // a `\r` at the end may be the first half of `\r\n`
      end.lastIndex = Math.max(0, scanned - 1)
      let start = 0
      for (let match = end.exec(rest); match; match = end.exec(rest)) {
        yield rest.slice(start, match.index)
        start = end.lastIndex
      }
      rest = rest.slice(start)
      scanned = rest.length
    },
  }
}

/** Parses the fields of events as they arrive, by the HTML standard; a blank line ends an event. */
function createEventParser(toData: (text: string) => unknown) {
  let [event, id]: [string, string | undefined] = ['message', undefined]
  let data: string[] = []
  let length = 0
  return {
    length: () => length,
    /** Returns the event that a line completes. */
    read(line: string): ServerSentEvent | undefined {
      if (line === '') {
        const complete = data.length === 0 ? undefined : { event, data: toData(data.join('\n')), ...(id !== undefined && { id }) }
        ;[event, data, length] = ['message', [], 0]
        return complete
      }
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
      length += line.length
      if (name === 'data') data.push(value)
      else if (name === 'event') event = value || 'message'
      else if (name === 'id' && !value.includes('\0')) id = value
      return undefined
    },
  }
}

/**
 * Iterates over the events of a response. The timeout of the call covers the time until it begins; afterwards only the
 * time between two chunks is limited. Ends with the caller's signal and with the session.
 */
export async function* readEvents(source: EventSource): AsyncGenerator<ServerSentEvent> {
  const { operation, body, deadline, credentials, settings } = source
  // a call without token does not end with the session
  const release = operation.token === false ? undefined : credentials.bind(deadline)
  const reader = body.getReader()
  // a pending read ends as if the stream had
  const cancel = () => void reader.cancel().catch(() => undefined)
  deadline.signal.addEventListener('abort', cancel, { once: true })
  const decoder = new TextDecoder()
  const lines = createLineSplitter()
  const parser = createEventParser((text) => {
    const safe = settings.profile.redactResponse?.(text) ?? text
    if (operation.eventData === 'text') return safe
    try {
      return source.parse(safe)
    } catch {
      // a marker such as `[DONE]`
      return safe
    }
  })

  async function read(): Promise<string | undefined> {
    const timer = setTimeout(() => deadline.abort('timeout'), source.idleTimeout ?? defaultIdleTimeoutMs)
    try {
      const { done, value } = await reader.read()
      return done ? undefined : decoder.decode(value, { stream: true })
    } catch (cause) {
      throw (
        deadline.error() ?? new JwskError({ kind: 'network', message: 'network error: the stream broke', operation: operation.id, cause })
      )
    } finally {
      clearTimeout(timer)
    }
  }

  try {
    for (;;) {
      const text = deadline.error() ? undefined : await read()
      const stopped = deadline.error()
      if (stopped) throw stopped
      if (text === undefined) return
      for (const line of lines.split(text)) {
        const event = parser.read(line)
        if (event) yield event
        const stoppedMeanwhile = deadline.error()
        if (stoppedMeanwhile) throw stoppedMeanwhile
      }
      if (lines.pending() + parser.length() > settings.maxResponseSize)
        throw new JwskError({ kind: 'protocol', message: 'answer too large', operation: operation.id })
    }
  } finally {
    cancel()
    release?.()
    deadline.dispose()
  }
}
