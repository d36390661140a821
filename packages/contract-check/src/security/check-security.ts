import { type Client, createClient, JwskError, type StoredSession } from '@jwsk/sdk'
import { type CheckOptions, signIn } from '../options'
import { createRecords } from '../records'
import type { ById } from '../writable-entities'
import { createCaller } from './caller'
import { notTried, type Observation, type SecurityResult, unclear } from './result'
import type { Probe, Target } from './target'

/** Milliseconds that all probes may take; what is unanswered then is `unclear`. */
const totalMs = 40_000

export interface SecurityRun {
  readonly results: readonly SecurityResult[]
  /** Records that a probe created and could not delete. */
  readonly leftovers: readonly string[]
}

async function signInOtherTenant(
  { client: options, otherAccount, ...rest }: CheckOptions,
  signal: AbortSignal,
): Promise<Target['otherTenant']> {
  if (!otherAccount) return undefined
  const { tenantId, ...account } = otherAccount
  const client = createClient({ ...options, tenantId })
  await signIn(client, { ...rest, account })
  const session = client.session.current()
  return session && { client, caller: createCaller(options, session, signal) }
}

/** Creates a client whose calls end with the time of the probes; the client of the check outlives it to delete records. */
function createReader({ client: options }: CheckOptions, session: StoredSession, signal: AbortSignal): Client {
  const tokenStore = { read: () => session, write: () => undefined, clear: () => undefined }
  const send: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([signal, ...(init?.signal ? [init.signal] : [])]) })
  return createClient({ ...options, fetch: send, tokenStore })
}

async function runProbe(probe: Probe, target: Target): Promise<SecurityResult[]> {
  const run = async (): Promise<readonly Observation[]> => {
    if (target.signal.aborted) return [notTried('the time was up')]
    return probe.run(target)
  }
  const observations = await run().catch((error: unknown) => [
    // messages of the server may repeat secrets
    unclear(error instanceof JwskError ? `${error.operation ?? 'a call'}: ${error.kind}` : 'the probe failed'),
  ])
  return observations.map(({ where: _, ...observation }) => ({ probe: probe.id, question: probe.question, ...observation }))
}

/**
 * Asks the questions of the probes: those that disturb no other at once, the others one after another. Ends the session of
 * the client.
 */
export async function checkSecurity(
  client: Client,
  { options, byId, stop }: { readonly options: CheckOptions; readonly byId: ById; readonly stop: AbortSignal },
  selected: readonly Probe[],
): Promise<SecurityRun> {
  const session = client.session.current()
  if (!session) throw new JwskError({ kind: 'unauthorized', message: 'not signed in' })
  const signal = AbortSignal.any([stop, AbortSignal.timeout(totalMs)])
  const target: Target = {
    options,
    client,
    caller: createCaller(options.client, session, signal),
    otherTenant: await signInOtherTenant(options, signal),
    byId,
    records: createRecords(createReader(options, session, signal), byId),
    envelope: options.client.envelope ?? client.profile.envelope ?? {},
    leftovers: [],
    signal,
  }
  const together = Promise.all(selected.filter(({ isIndependent }) => isIndependent).map((probe) => runProbe(probe, target)))
  const results = (await together).flat()
  for (const probe of selected.filter(({ isIndependent }) => !isIndependent)) results.push(...(await runProbe(probe, target)))
  target.otherTenant?.client.dispose()
  return { results, leftovers: target.leftovers }
}
