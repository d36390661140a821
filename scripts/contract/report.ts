import type { Outcome, Verdict } from './judge'
import type { Run } from './run'

const verdicts: readonly Verdict[] = ['ok', 'deviates', 'failed', 'missing', 'refused', 'skipped', 'absent']
const bad: readonly Verdict[] = ['deviates', 'failed', 'missing']

const of = (outcomes: readonly Outcome[], verdict: Verdict) => outcomes.filter((outcome) => outcome.verdict === verdict)
const shownDetails = 3

/** One line for one call. */
export const rowOf = ({ operation, status, verdict, details }: Outcome): string =>
  [operation.padEnd(44), String(status || '-').padStart(3), verdict.padEnd(8), details.slice(0, shownDetails).join('; ')]
    .join('  ')
    .trimEnd()

/** Calls that are folded at the end: there may be hundreds. */
export const isFolded = ({ verdict }: Outcome): boolean => verdict === 'missing' || verdict === 'absent'

const shownNames = 6

/** Calls of one verdict by service, and those of one service in one line. */
function folded({ chosen, outcomes }: Run, verdict: Verdict): string[] {
  const found = of(outcomes, verdict)
  return [...new Set(found.map(({ service }) => service))].map((service) => {
    const names = found.filter((outcome) => outcome.service === service).map(({ operation }) => operation)
    const all = chosen.filter((operation) => operation.service === service).length
    const more = names.length > shownNames ? ` and ${names.length - shownNames} more` : ''
    return `  ${service}: ${names.length} of ${all}: ${names.slice(0, shownNames).join(', ')}${more}`
  })
}

const counted = (outcomes: readonly Outcome[]) => {
  const count = (verdict: Verdict) => of(outcomes, verdict).length
  return `${count('ok')} ok, ${count('deviates')} deviate, ${count('missing')} missing, ${count('failed')} failed, ${count('refused')} refused, ${count('skipped')} skipped, ${count('absent')} not on this platform`
}

/** What a person reads at the end. */
export function summaryOf(run: Run): string[] {
  const { outcomes, security, left, chosen } = run
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  const called = new Set(outcomes.filter(({ status }) => status > 0).map(({ operation }) => operation.split(' ')[0]))
  return [
    ...section('not on this platform, as its profile says:', folded(run, 'absent')),
    ...section('missing, though the profile does not say so:', folded(run, 'missing')),
    ...section(
      'security:',
      security.map(({ question, answer, bad: isBad }) => `${isBad ? '!' : ' '} ${question.padEnd(30)} ${answer}`),
    ),
    ...section(
      'left behind, to be removed by hand:',
      left.map((name) => `  ${name}`),
    ),
    '',
    counted(outcomes),
    `${called.size} of ${chosen.length - of(outcomes, 'absent').length} operations called; the others change what this run did not make, or sign in`,
  ]
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const line = (cells: readonly (string | number)[]) => `| ${cells.map((text) => cell(String(text))).join(' | ')} |`

/** The same as two tables for a ticket: counts by service, and each call that is not as it should be. */
export function tablesOf({ baseUrl, profile, outcomes, left }: Run): string[] {
  const services = [...new Set(outcomes.map(({ service }) => service))]
  const broken = outcomes.filter(({ verdict }) => bad.includes(verdict) && verdict !== 'missing')
  const counts = services.map((service) => {
    const own = outcomes.filter((outcome) => outcome.service === service)
    return line([service, ...verdicts.map((verdict) => of(own, verdict).length || '')])
  })
  const details = broken.map(({ operation, status, verdict, details: why }) =>
    line([`\`${operation}\``, status || '-', verdict, why.slice(0, shownDetails).join('; ')]),
  )
  return [
    '',
    `**${new URL(baseUrl).host}** against the contracts, profile \`${profile}\`: ${counted(outcomes)}`,
    '',
    line(['service', ...verdicts.map((verdict) => (verdict === 'absent' ? 'not on this platform' : verdict))]),
    line(['---', ...verdicts.map(() => '---:')]),
    ...counts,
    ...(details.length > 0 ? ['', line(['operation', 'HTTP', 'verdict', 'what']), line(['---', '---:', '---', '---']), ...details] : []),
    ...(left.length > 0 ? ['', line(['left behind']), line(['---']), ...left.map((name) => line([name]))] : []),
  ]
}

/** The same for a program. */
export function reportOf({ baseUrl, profile, outcomes, security, left, chosen }: Run) {
  return {
    baseUrl,
    profile,
    operations: chosen.length,
    counts: Object.fromEntries(verdicts.map((verdict) => [verdict, of(outcomes, verdict).length])),
    clean: isClean({ outcomes, left }),
    outcomes,
    security,
    left,
  }
}

/** Nothing deviates, fails or is missing, nothing stayed, and something was seen. */
export const isClean = ({ outcomes, left }: Pick<Run, 'outcomes' | 'left'>): boolean =>
  left.length === 0 && of(outcomes, 'ok').length > 0 && !outcomes.some(({ verdict }) => bad.includes(verdict))
