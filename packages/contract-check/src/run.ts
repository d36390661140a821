import { createClient } from '@jwsk/sdk'
import { checkRead } from './check-read'
import { checkWrites } from './check-writes'
import type { Outcome } from './evaluate'
import { type CheckOptions, signIn } from './options'
import { createRecords } from './records'
import { checkSecurity } from './security/check-security'
import { probes } from './security/probes'
import type { SecurityResult } from './security/result'
import { type ContractOperation, loadContracts } from './spec'
import { findWritableEntities } from './writable-entities'

export interface ContractRun {
  readonly baseUrl: string
  readonly profile: string
  /** Operations selected by `--services` and `--only`. */
  readonly operations: readonly ContractOperation[]
  readonly outcomes: readonly Outcome[]
  readonly security: readonly SecurityResult[]
  /** Records that were created and could not be deleted. */
  readonly leftovers: readonly string[]
  /** Whether the run was aborted. */
  readonly isStopped: boolean
}

/**
 * Checks all reads of a server, with `--writes` also the writes that can be undone, and its security.
 * @param signal Aborts the run; resolves only after the records created so far are deleted.
 */
export async function checkContract(options: CheckOptions, note: (outcome: Outcome) => void, signal: AbortSignal): Promise<ContractRun> {
  const { services, only, isWriting } = options
  const contracts = await loadContracts()
  const byId = new Map(contracts.map((operation) => [operation.id, operation]))
  const isSelected = ({ id, service }: ContractOperation) => id.startsWith(only) && (services.length === 0 || services.includes(service))
  const operations = contracts.filter(isSelected)

  const client = createClient(options.client)
  await signIn(client, options)
  const records = createRecords(client, byId)
  const outcomes: Outcome[] = []
  const leftovers: string[] = []
  const add = (outcome: Outcome) => {
    outcomes.push(outcome)
    note(outcome)
  }
  for (const { id, service, call } of operations)
    if (!client.supports(call)) add({ operation: id, service, status: 0, verdict: 'absent', details: ['not on this platform'] })
  for (const operation of operations)
    if (operation.isRead && !operation.isAuthFlow && client.supports(operation.call) && !signal.aborted)
      add(await checkRead(client, records, operation))
  if (isWriting)
    for (const entity of findWritableEntities(client, byId).filter(({ submit }) => isSelected(submit))) {
      if (signal.aborted) break
      const written = await checkWrites(client, entity, { records, byId })
      for (const outcome of written.outcomes) add(outcome)
      leftovers.push(...written.leftovers)
    }
  const basic = probes.filter(({ isBasic }) => isBasic)
  const { results: security } = await checkSecurity(client, { options, byId, stop: signal }, basic)
  client.dispose()
  return {
    baseUrl: options.client.baseUrl,
    profile: options.profileName,
    operations,
    outcomes,
    security,
    leftovers,
    isStopped: signal.aborted,
  }
}
