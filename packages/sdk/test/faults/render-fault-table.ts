import type { Direction, Fault, IndirectFault, Observation, Transport } from './fault'
import { createFaultCases } from './fault'
import { indirectFaults } from './indirect-faults'
import { byNumber, faults } from './rows'

const pluralize = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count} ${word === 'refresh' ? 'refreshes' : `${word}s`}`)

const columns = (['read', 'write'] as const).flatMap((direction) =>
  (['fetch', 'undici', 'browser'] as const).map((transport) => ({ direction, transport })),
)

const describeObservation = ({ seen, requests, refreshes, carriedOut }: Observation, direction: Direction) =>
  [
    `${seen}; ${pluralize(requests, 'request')}`,
    ...(refreshes > 0 ? [pluralize(refreshes, 'refresh')] : []),
    ...(direction === 'write' ? [`carried out ${carriedOut === 0 ? 'never' : `${carriedOut}×`}`] : []),
  ].join(', ')

const escapeCell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character of a fault is shown by name
    .replace(/[\u0000-\u001f\ufeff]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Describes the variant of a fault. */
const describeValue = (value: unknown) => (value === '' ? '(none)' : `\`${escapeCell(String(value).slice(0, 40))}\``)

type Observed = ReadonlyMap<string, Observation>

function cell(fault: Fault, { direction, transport }: { direction: Direction; transport: Transport }, observed: Observed): string {
  const reason = fault.notApplicable?.[direction] ?? fault.notApplicable?.[transport]
  if (reason) return `– ${reason}`
  const ways = new Map<string, unknown[]>()
  for (const faultCase of createFaultCases(faults, transport)) {
    const observation = observed.get(faultCase.id)
    if (faultCase.fault !== fault || faultCase.direction !== direction) continue
    if (!observation) return 'not observed'
    const text = describeObservation(observation, direction)
    ways.set(text, [...(ways.get(text) ?? []), faultCase.value])
  }
  if (ways.size === 1) return [...ways.keys()].join('')
  return [...ways].map(([text, values]) => `${values.map(describeValue).join(' ')}: ${text}`).join('<br>')
}

const isCall = (row: Fault | IndirectFault): row is Fault => 'behaviour' in row

const head = ['fault', 'what happens', ...columns.map(({ direction, transport }) => `${direction}, ${transport}`)]

/** Renders the table of faults as Markdown; `heldBy` returns the tests of an indirect fault. */
export function renderFaultTable(observations: readonly Observation[], heldBy: (row: IndirectFault) => readonly string[]): string {
  const observed = new Map(observations.map((observation) => [observation.id, observation]))
  const row = (fault: Fault | IndirectFault) => {
    const what = [fault.id, escapeCell(fault.title)]
    if (isCall(fault)) return [...what, ...columns.map((column) => cell(fault, column, observed))]
    return [...what, `– ${fault.why}: ${heldBy(fault).join(', ')}`, ...columns.slice(1).map(() => '–')]
  }
  const rows = byNumber<Fault | IndirectFault>([...faults, ...indirectFaults])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    '# What a caller gets when the platform fails',
    '',
    'Written by `npm run docs:errors` from observations: a real server on a socket, called by `fetch` of Node, by `createNodeFetch()` over undici, and by a page in Chromium. Do not edit it by hand; a test compares it.',
    '',
    `${new Set(rows.map(({ id }) => id)).size} faults, ${observations.length} cases. A cell shows the kind of the error with its code, whether the call can be retried (\`retryable\`), whether it is unknown if a write was executed (\`outcome: 'unknown'\`), how many requests of the call reached the server, and how often a server that supports \`Idempotency-Key\` executed it. Never observed in any cell: a write that is executed twice, an executed write that is retryable, a call that exceeds its timeout, a secret in an error.`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map((fault) => line(row(fault))),
    '',
  ].join('\n')
}
