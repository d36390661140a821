import type { Client } from '@jwsk/sdk'
import type { CheckOptions } from '../options'
import type { Records } from '../records'
import type { ContractOperation } from '../spec'
import type { ById } from '../writable-entities'
import type { Caller } from './caller'
import type { Envelope } from './reply'
import type { Observation } from './result'

/** Server under test, with what the probes share. */
export interface Target {
  readonly options: CheckOptions
  /** Client that is signed in with the account of the check. */
  readonly client: Client
  readonly caller: Caller
  /** Account of another tenant; `undefined` if none is given. */
  readonly otherTenant: { readonly client: Client; readonly caller: Caller } | undefined
  readonly byId: ById
  readonly records: Records
  readonly envelope: Envelope
  /** Records that a probe created and could not delete. */
  readonly leftovers: string[]
  /** Aborts when the time is up. */
  readonly signal: AbortSignal
}

/** Question to the server. */
export interface Probe {
  readonly id: string
  readonly question: string
  /** Whether the probe disturbs no other; the others run one after another, in the order of the table. */
  readonly isIndependent: boolean
  /** Whether the check of the contracts asks it too. */
  readonly isBasic?: true
  run(target: Target): Promise<readonly Observation[]>
}

/** Finds an operation that the deployment supports. */
export function findOperation({ byId, client }: Pick<Target, 'byId' | 'client'>, id: string): ContractOperation | undefined {
  const operation = byId.get(id)
  return operation && client.supports(operation.call) ? operation : undefined
}

/** Runs `work` for all items, `limit` at a time. */
export async function mapInParallel<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>, limit = 6) {
  const results: Result[] = []
  const waiting = items.entries()
  const runNext = async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: limit }, runNext))
  return results
}
