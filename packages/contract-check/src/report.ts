import type { Outcome, Verdict } from './evaluate'
import type { ContractRun } from './run'
import { isFinding, type SecurityResult } from './security/result'

const verdicts: readonly Verdict[] = ['ok', 'deviates', 'failed', 'missing', 'refused', 'skipped', 'absent']
const bad: readonly Verdict[] = ['deviates', 'failed', 'missing']

const filterByVerdict = (outcomes: readonly Outcome[], verdict: Verdict) => outcomes.filter((outcome) => outcome.verdict === verdict)
const maxDetails = 3

/** Formats the outcome of a call as one line. */
export const formatOutcome = ({ operation, status, verdict, details }: Outcome): string =>
  [operation.padEnd(44), String(status || '-').padStart(3), verdict.padEnd(8), details.slice(0, maxDetails).join('; ')].join('  ').trimEnd()

/** Whether an outcome is only listed in the summary, because there may be hundreds. */
export const isCollapsed = ({ verdict }: Outcome): boolean => verdict === 'missing' || verdict === 'absent'

const maxNames = 6

/** Formats the calls of one verdict, one line per service. */
function formatCollapsed({ operations, outcomes }: ContractRun, verdict: Verdict): string[] {
  const found = filterByVerdict(outcomes, verdict)
  return [...new Set(found.map(({ service }) => service))].map((service) => {
    const names = found.filter((outcome) => outcome.service === service).map(({ operation }) => operation)
    const all = operations.filter((operation) => operation.service === service).length
    const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : ''
    return `  ${service}: ${names.length} of ${all}: ${names.slice(0, maxNames).join(', ')}${more}`
  })
}

const countVerdicts = (outcomes: readonly Outcome[]) => {
  const count = (verdict: Verdict) => filterByVerdict(outcomes, verdict).length
  return `${count('ok')} ok, ${count('deviates')} deviate, ${count('missing')} missing, ${count('failed')} failed, ${count('refused')} refused, ${count('skipped')} skipped, ${count('absent')} not on this platform`
}

/** Formats a result as one line; a finding begins with `!` and ends with what to configure. */
export const formatSecurityResult = ({ question, verdict, severity, answer, advice }: SecurityResult): string => {
  const marks = { ok: ' ', finding: '!', unclear: '?', 'not tried': '-' }
  const details = verdict === 'finding' ? `${severity}: ${answer}; ${advice}` : answer
  return `${marks[verdict]} ${question.padEnd(30)} ${details}`
}

/** Formats the numbers of findings by severity, and of questions without an answer. */
export function countSecurityResults(results: readonly SecurityResult[]): string {
  const count = (fits: (result: SecurityResult) => boolean) => results.filter(fits).length
  const bySeverity = (['high', 'medium', 'low'] as const).map(
    (severity) => `${count((result) => result.severity === severity)} ${severity}`,
  )
  const others = (['ok', 'unclear', 'not tried'] as const).map((verdict) => `${count((result) => result.verdict === verdict)} ${verdict}`)
  return `${count(isFinding)} findings (${bySeverity.join(', ')}), ${others.join(', ')}`
}

/** Formats the summary for the terminal. */
export function formatSummary(run: ContractRun): string[] {
  const { outcomes, security, leftovers, operations } = run
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  const called = new Set(outcomes.filter(({ status }) => status > 0).map(({ operation }) => operation.split(' ')[0]))
  return [
    ...section('not on this platform, as its profile says:', formatCollapsed(run, 'absent')),
    ...section('missing, though the profile does not say so:', formatCollapsed(run, 'missing')),
    ...section('security:', security.map(formatSecurityResult)),
    ...section(
      'left behind, to be removed by hand:',
      leftovers.map((name) => `  ${name}`),
    ),
    '',
    countVerdicts(outcomes),
    `${called.size} of ${operations.length - filterByVerdict(outcomes, 'absent').length} operations called; the others change what this run did not make, or sign in`,
  ]
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const formatTableRow = (cells: readonly (string | number)[]) => `| ${cells.map((text) => cell(String(text))).join(' | ')} |`

/** Formats two Markdown tables for a ticket: counts by service, and calls that deviate or failed. */
export function formatTables({ baseUrl, profile, outcomes, leftovers }: ContractRun): string[] {
  const services = [...new Set(outcomes.map(({ service }) => service))]
  const broken = outcomes.filter(({ verdict }) => bad.includes(verdict) && verdict !== 'missing')
  const counts = services.map((service) => {
    const own = outcomes.filter((outcome) => outcome.service === service)
    return formatTableRow([service, ...verdicts.map((verdict) => filterByVerdict(own, verdict).length || '')])
  })
  const details = broken.map(({ operation, status, verdict, details: why }) =>
    formatTableRow([`\`${operation}\``, status || '-', verdict, why.slice(0, maxDetails).join('; ')]),
  )
  return [
    '',
    `**${new URL(baseUrl).host}** against the contracts, profile \`${profile}\`: ${countVerdicts(outcomes)}`,
    '',
    formatTableRow(['service', ...verdicts.map((verdict) => (verdict === 'absent' ? 'not on this platform' : verdict))]),
    formatTableRow(['---', ...verdicts.map(() => '---:')]),
    ...counts,
    ...(details.length > 0
      ? ['', formatTableRow(['operation', 'HTTP', 'verdict', 'what']), formatTableRow(['---', '---:', '---', '---']), ...details]
      : []),
    ...(leftovers.length > 0
      ? ['', formatTableRow(['left behind']), formatTableRow(['---']), ...leftovers.map((name) => formatTableRow([name]))]
      : []),
  ]
}

/** Converts a run to the machine-readable report. */
export function toJsonReport({ baseUrl, profile, outcomes, security, leftovers, operations }: ContractRun) {
  return {
    baseUrl,
    profile,
    operations: operations.length,
    counts: Object.fromEntries(verdicts.map((verdict) => [verdict, filterByVerdict(outcomes, verdict).length])),
    clean: isClean({ outcomes, leftovers }),
    outcomes,
    security,
    left: leftovers,
  }
}

/** Whether at least one call succeeded, none deviates, failed or is missing, and no record is left behind. */
export const isClean = ({ outcomes, leftovers }: Pick<ContractRun, 'outcomes' | 'leftovers'>): boolean =>
  leftovers.length === 0 && filterByVerdict(outcomes, 'ok').length > 0 && !outcomes.some(({ verdict }) => bad.includes(verdict))
