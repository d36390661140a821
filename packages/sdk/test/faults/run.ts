import { createClient } from '../../src/client'
import { isJwskError } from '../../src/errors'
import { isRecord } from '../../src/is-record'
import { createMemoryStore } from '../../src/session/memory-store'
import type { Client } from '../../src/types'
import { callers, expectedWrites, secrets } from './callers'
import { type TrialCounts, type Observation, type Transport, type Trial, createTrials } from './fault'
import { faults } from './rows'
import { texts } from './texts'

/** Who meets the faults, and where they are. */
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
  /** Everything that an error tells. */
  readonly told: string
  readonly value: unknown
}

const answered = (value: unknown): Outcome => ({ seen: 'answer', kind: 'answer', retryable: false, isUnknown: false, told: '', value })

function failed(error: unknown): Outcome {
  const told = `${error instanceof Error ? `${error.message} ${error.stack}` : ''} ${String(error)} ${JSON.stringify(error)}`
  if (!isJwskError(error)) return { ...answered(undefined), seen: `crash: ${error}`, kind: 'crash', told }
  const { kind, code, retryable } = error
  const isUnknown = error.outcome === 'unknown'
  const facts = [code === undefined ? kind : `${kind} ${code}`, ...(retryable ? ['retryable'] : []), ...(isUnknown ? ['unknown'] : [])]
  return { seen: facts.join(', '), kind, retryable, isUnknown, told: `${told} ${String(error.cause)}`, value: undefined }
}

/** How much later than it should a busy machine may come. */
const timeoutSlackMs = 8000

/** What the server counted; it is the one of these tests. */
const fetchCounts = async <T>(url: string, path = ''): Promise<T> => (await fetch(`${url}/observed${path}`)).json() as Promise<T>
const fetchTrialCounts = (url: string, id: string) => fetchCounts<TrialCounts>(url, `/${id}`)

async function runTrial(trial: Trial, { url, closed, fetch }: FaultRunnerOptions): Promise<{ outcome: Outcome; ended: string[] }> {
  const clients: Client[] = []
  const ended: string[] = []
  const open = (more = {}) => {
    const options = { baseUrl: url, apiPrefix: `/trial/${trial.id}`, clientId: 'console', clientSecret: 'canary-client' }
    const client = createClient({ ...options, tokenStore: createMemoryStore(), ...(fetch && { fetch }), ...more })
    client.session.on('ended', (why) => ended.push(why))
    clients.push(client)
    return client
  }
  const arrived = async (what: 'requests' | 'refreshes') => {
    while ((await fetchTrialCounts(url, trial.id))[what] === 0) await new Promise((done) => setTimeout(done, 20))
  }
  const act = callers[trial.fault.caller ?? 'plain']
  const limit = (trial.fault.timeout ?? 8000) + timeoutSlackMs
  let watch: ReturnType<typeof setTimeout> | undefined
  const hanging = new Promise<Outcome>((done) => {
    watch = setTimeout(() => done({ ...answered(undefined), seen: 'hangs', kind: 'hangs' }), limit)
  })
  const outcome = await Promise.race([act({ trial, closed, open, arrived }).then(answered, failed), hanging])
  clearTimeout(watch)
  for (const client of clients) client.dispose()
  return { outcome, ended }
}

const firstName = (value: unknown) =>
  isRecord(value) && Array.isArray(value.records) && isRecord(value.records[0]) ? value.records[0].packageName : undefined

/** What must never be, whatever the server does. */
function findViolations(trial: Trial, { kind, retryable, isUnknown, told, value }: Outcome, { requests, carriedOut }: TrialCounts): string[] {
  const { fault, direction } = trial
  const calls = expectedWrites[fault.caller ?? 'plain'] ?? 1
  const isWrite = direction === 'write'
  const isError = kind !== 'answer'
  // after a refused token once more; on a connection that it kept, a browser by itself
  const sendings = /^(refuse|late|always)$/.test(fault.behaviour) || (fault.caller === 'kept' && trial.id.startsWith('browser')) ? 2 : 1
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
    ['a secret is told', secrets.some((secret) => told.includes(secret))],
    ['a text arrives changed', fault.behaviour === 'text' && firstName(value) !== texts[String(trial.value)]],
  ]
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [`${trial.id} (${fault.id}): ${rule}`] : []))
}

/** Does so many at a time. */
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

/** Meets every fault that the transport can meet, and tells what was seen on both sides. */
export async function runFaults(runner: FaultRunnerOptions): Promise<Observation[]> {
  const trials = createTrials(faults, runner.transport)
  // nobody else may take the connection that one keeps
  const alone = trials.filter(({ fault }) => fault.caller === 'kept')
  const others = trials.filter(({ fault }) => fault.caller !== 'kept')
  const one = async (trial: Trial) => ({ trial, ...(await runTrial(trial, runner)) })
  const met = [...(await mapConcurrently(1, alone, one)), ...(await mapConcurrently(maxConcurrency[runner.transport], others, one))]
  const counts = await fetchCounts<Record<string, TrialCounts>>(runner.url)
  return met.map(({ trial, outcome, ended }) => {
    const seenThere = counts[trial.id] ?? { requests: 0, refreshes: 0, carriedOut: 0 }
    const seen = [outcome.seen, ...(ended.includes('expired') ? ['the session ends'] : [])].join(', ')
    return { id: trial.id, seen, violations: findViolations(trial, outcome, seenThere), ...seenThere }
  })
}
