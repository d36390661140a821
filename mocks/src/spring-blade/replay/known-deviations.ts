import type { Outcome } from './replay'

interface Deviation {
  readonly exchanges: RegExp
  /** Scope of a deviation: values within the recorded fields and types, or the whole body. */
  readonly in: 'values' | 'body'
  readonly reason: string
}

/** Known deviations of the mock, with reasons. Everything outside a deviation's scope is still compared. */
export const deviations: readonly Deviation[] = [
  {
    exchanges: /^(lesser-allowed-)?dashboard/,
    in: 'values',
    reason: 'the fixed lists of the home page are sample texts of the server; ours are our own',
  },
  {
    exchanges: /^(lesser-allowed-)?oss-file-link$|^social-render-github$/,
    in: 'values',
    reason: 'addresses of other servers: the storage and the provider of a stand-in are not theirs',
  },
  {
    exchanges: /^log-error-(list|detail-without-id)/,
    in: 'values',
    reason: 'the log counts the failures of calls that the recording left out too, and those of one second stand in any order',
  },
  {
    exchanges: /^(dict|menu-entry|topmenu)-read-after-remove$/,
    in: 'body',
    reason: 'rows of one sort number came from the database in no order that a rule could tell; a tree hangs on it',
  },
  {
    exchanges: /^sort-and-page-entity-date-wrong$/,
    in: 'values',
    reason: 'the text lists the annotations of a field of the server',
  },
  { exchanges: /^oddity-headers-of-an-answer$/, in: 'values', reason: 'chunks and connections are those of the web server' },
  { exchanges: /^oddity-unknown-path-html$/, in: 'body', reason: 'an answer for browsers, made by the framework: data is null there' },
  { exchanges: /^oddity-api-docs$/, in: 'body', reason: 'the description of the server is not ours' },
]

export const findDeviation = ({ exchange: { name } }: Outcome): Deviation | undefined =>
  deviations.find(({ exchanges }) => exchanges.test(name))

/** Returns the differences of an outcome that no known deviation explains. */
export function findUnexplained(outcome: Outcome): string[] {
  const allowed = findDeviation(outcome)?.in
  return outcome.differences
    .filter(({ kind, text }) => {
      if (allowed === 'body') return text.startsWith('status') || text.startsWith('type')
      return !(allowed === 'values' && kind === 'value')
    })
    .map(({ text }) => text)
}
