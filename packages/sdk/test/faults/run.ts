import { createClient } from '../../src/client'
import { isJwskError } from '../../src/errors'
import { isRecord } from '../../src/is-record'
import { createMemoryStore } from '../../src/session/memory-store'
import type { Client } from '../../src/types'
import { callers, expectedWrites, secrets } from './callers'
import { type CaseCounts, createFaultCases, type FaultCase, type Observation, type Transport } from './fault'
import { faults } from './rows'
import { texts } from './texts'

/** Options of a run: the transport and the URLs. */
export interface FaultRunnerOptions {
  readonly transport: Transport
  readonly url: string
  readonly closed: string
  readonly fetch?: typeof globalThis.fetch
}

interface Outcome {
  readonly seen: string
  readonly kind: string
  readonly retryable: boolean
  readonly isUnknown: boolean
  /** Full text of an error: message, stack, JSON. */
  readonly errorText: string
  readonly value: unknown
}

const answered = (value: unknown): Outcome => ({ seen: 'answer', kind: 'answer', retryable: false, isUnknown: false, errorText: '', value })

function failed(error: unknown): Outcome {
  const errorText = `${error instanceof Error ? `${error.message} ${error.stack}` : ''} ${String(error)} ${JSON.stringify(error)}`
  if (!isJwskError(error)) return { ...answered(undefined), seen: `crash: ${error}`, kind: 'crash', errorText }
  const { kind, code, retryable } = error
  const isUnknown = error.outcome === 'unknown'
  const labels = [code === undefined ? kind : `${kind} ${code}`, ...(retryable ? ['retryable'] : []), ...(isUnknown ? ['unknown'] : [])]
  return { seen: labels.join(', '), kind, retryable, isUnknown, errorText: `${errorText} ${String(error.cause)}`, value: undefined }
}

/** milliseconds that a busy machine may take beyond the timeout */
const timeoutSlackMs = 8000

/** Fetches the counts from the test server. */
const fetchCounts = async <T>(url: string, path = ''): Promise<T> => (await fetch(`${url}/observed${path}`)).json() as Promise<T>
const fetchCaseCounts = (url: string, id: string) => fetchCounts<CaseCounts>(url, `/${id}`)

async function runFaultCase(
  faultCase: FaultCase,
  { url, closed, fetch }: FaultRunnerOptions,
): Promise<{ outcome: Outcome; ended: string[] }> {
  const clients: Client[] = []
  const ended: string[] = []
  const open = (more = {}) => {
    const options = { baseUrl: url, apiPrefix: `/trial/${faultCase.id}`, clientId: 'console', clientSecret: 'canary-client' }
    const client = createClient({ ...options, tokenStore: createMemoryStore(), ...(fetch && { fetch }), ...more })
    client.session.on('ended', (why) => ended.push(why))
    clients.push(client)
    return client
  }
  const arrived = async (what: 'requests' | 'refreshes') => {
    while ((await fetchCaseCounts(url, faultCase.id))[what] === 0) await new Promise((done) => setTimeout(done, 20))
  }
  const act = callers[faultCase.fault.caller ?? 'plain']
  const limit = (faultCase.fault.timeout ?? 8000) + timeoutSlackMs
  let watch: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<Outcome>((done) => {
    watch = setTimeout(() => done({ ...answered(undefined), seen: 'hangs', kind: 'hangs' }), limit)
  })
  const outcome = await Promise.race([act({ faultCase, closed, open, arrived }).then(answered, failed), timedOut])
  clearTimeout(watch)
  for (const client of clients) client.dispose()
  return { outcome, ended }
}

const firstName = (value: unknown) =>
  isRecord(value) && Array.isArray(value.records) && isRecord(value.records[0]) ? value.records[0].packageName : undefined

/** Returns the violated rules, which apply to every behaviour of the server. */
function findViolations(
  faultCase: FaultCase,
  { kind, retryable, isUnknown, errorText, value }: Outcome,
  { requests, carriedOut }: CaseCounts,
): string[] {
  const { fault, direction } = faultCase
  const calls = expectedWrites[fault.caller ?? 'plain'] ?? 1
  const isWrite = direction === 'write'
  const isError = kind !== 'answer'
  // attempts: a replay after a rejected token; a browser also retries on a keep-alive connection
  const sendings = /^(refuse|late|always)$/.test(fault.behaviour) || (fault.caller === 'kept' && faultCase.id.startsWith('browser')) ? 2 : 1
  const rules: readonly (readonly [string, boolean])[] = [
    ['hangs', kind === 'hangs'],
    ['is no error of ours', kind === 'crash'],
    ['a write is carried out twice', carriedOut > calls],
    ['a write is sent again', isWrite && requests > calls * sendings],
    ['a write that was carried out may be sent again', isWrite && isError && carriedOut > 0 && (retryable || !isUnknown)],
    ['a write is answered and was not carried out', isWrite && !isError && carriedOut < 1],
    ['an unknown write may be sent again', isUnknown && retryable],
    ['a read is unknown', !isWrite && isUnknown],
    ['a read is asked more than four times', !isWrite && requests > calls * 4],
    ['a secret is told', secrets.some((secret) => errorText.includes(secret))],
    ['a text arrives changed', fault.behaviour === 'text' && firstName(value) !== texts[String(faultCase.value)]],
  ]
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [`${faultCase.id} (${fault.id}): ${rule}`] : []))
}

/** Maps the items with at most `count` at a time. */
async function mapConcurrently<T, R>(count: number, work: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const left = work.entries()
  const next = async () => {
    for (const [at, item] of left) results[at] = await one(item)
  }
  await Promise.all(Array.from({ length: count }, next))
  return results
}

// a page has six connections to one server
const maxConcurrency = { fetch: 10, undici: 10, browser: 6 } as const

/** Runs every fault case of the transport, and returns the observations of both sides. */
export async function runFaults(runner: FaultRunnerOptions): Promise<Observation[]> {
  const faultCases = createFaultCases(faults, runner.transport)
  // run alone, so that no other case uses the keep-alive connection
  const alone = faultCases.filter(({ fault }) => fault.caller === 'kept')
  const others = faultCases.filter(({ fault }) => fault.caller !== 'kept')
  const one = async (faultCase: FaultCase) => ({ faultCase, ...(await runFaultCase(faultCase, runner)) })
  const met = [...(await mapConcurrently(1, alone, one)), ...(await mapConcurrently(maxConcurrency[runner.transport], others, one))]
  const counts = await fetchCounts<Record<string, CaseCounts>>(runner.url)
  return met.map(({ faultCase, outcome, ended }) => {
    const seenThere = counts[faultCase.id] ?? { requests: 0, refreshes: 0, carriedOut: 0 }
    const seen = [outcome.seen, ...(ended.includes('expired') ? ['the session ends'] : [])].join(', ')
    return { id: faultCase.id, seen, violations: findViolations(faultCase, outcome, seenThere), ...seenThere }
  })
}
