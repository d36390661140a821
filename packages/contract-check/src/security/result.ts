/** Harm of a finding: `high` exposes data or accounts of others, `medium` helps an attacker who has something already, `low` reveals too much. */
export type Severity = 'high' | 'medium' | 'low'

/**
 * Result of one question to the server. `unclear`: the answer neither allows nor rejects, e.g. because it is cut off;
 * `not tried`: nothing was sent.
 */
export interface SecurityResult {
  /** Id of the probe. */
  readonly probe: string
  readonly question: string
  readonly verdict: 'ok' | 'finding' | 'unclear' | 'not tried'
  readonly answer: string
  /** Harm of a finding. */
  readonly severity?: Severity
  /** Configuration that closes a finding. */
  readonly advice?: string
}

/** Result of one call. */
export interface Observation extends Omit<SecurityResult, 'probe' | 'question'> {
  /** Call that showed a finding; findings that differ in nothing else are one. */
  readonly where?: string
}

export const ok = (answer: string): Observation => ({ verdict: 'ok', answer })
export const unclear = (answer: string): Observation => ({ verdict: 'unclear', answer: `cannot be told: ${answer}` })
export const notTried = (reason: string): Observation => ({ verdict: 'not tried', answer: `not tried: ${reason}` })
export const finding = (severity: Severity, answer: string, advice: string): Observation => ({
  verdict: 'finding',
  severity,
  answer,
  advice,
})

/** Finding of one of several calls. */
export const createFinding = (where: string, found: Observation): Observation => ({ ...found, where })

/** Whether a result is a finding. */
export const isFinding = ({ verdict }: Pick<SecurityResult, 'verdict'>): boolean => verdict === 'finding'

const maxPlaces = 6

/** Merges the findings that differ only in the call that showed them. */
function mergeFindings(findings: readonly Observation[]): Observation[] {
  const byText = new Map<string, Observation[]>()
  for (const found of findings) {
    const key = `${found.severity} ${found.answer} ${found.advice}`
    byText.set(key, [...(byText.get(key) ?? []), found])
  }
  return [...byText.values()].flatMap((same) => {
    const [first] = same
    const places = [...new Set(same.flatMap(({ where }) => where ?? []))]
    const more = places.length > maxPlaces ? ` and ${places.length - maxPlaces} more` : ''
    const prefix = places.length > 0 ? `${places.slice(0, maxPlaces).join(', ')}${more}: ` : ''
    return first ? [{ ...first, answer: prefix + first.answer }] : []
  })
}

/** Combines the observations of several calls: all findings, one line for the calls without an answer, one for those not sent. */
export function summarize(observations: readonly Observation[], answer: string): readonly Observation[] {
  const select = (verdict: Observation['verdict']) => observations.filter((observation) => observation.verdict === verdict)
  const shorten = ([first, ...others]: readonly Observation[]): Observation[] => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    return first ? [{ ...first, answer: first.answer + more }] : []
  }
  const open = [...mergeFindings(select('finding')), ...shorten(select('unclear'))]
  const confirmed = open.length === 0 && select('ok').length > 0 ? [ok(answer)] : []
  return [...open, ...confirmed, ...shorten(select('not tried'))]
}
