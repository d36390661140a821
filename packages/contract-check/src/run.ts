import { createClient } from '@jwsk/sdk'
import { checkRead } from './check-read'
import { checkWrites } from './check-writes'
import type { Outcome } from './evaluate'
import { type CheckOptions, signIn } from './options'
import { createRecords } from './records'
import { checkSecurity, type SecurityFinding } from './security'
import { type ContractOperation, loadContracts } from './spec'
import { findWritableEntities } from './writable-entities'

export interface ContractRun {
  readonly baseUrl: string
  readonly profile: string
  /** The operations that were asked about. */
  readonly operations: readonly ContractOperation[]
  readonly outcomes: readonly Outcome[]
  readonly security: readonly SecurityFinding[]
  /** What was written and could not be taken away again. */
  readonly leftovers: readonly string[]
  /** Somebody stopped it before its end. */
  readonly isStopped: boolean
}

/** Walks a server: every read, every write that can be taken back where asked for, and what an operator should know. Whoever stops it waits until what was written is taken away. */
export async function checkContract(options: CheckOptions, note: (outcome: Outcome) => void, stop: AbortSignal): Promise<ContractRun> {
  const { services, only, isWriting } = options
  const contracts = await loadContracts()
  const byId = new Map(contracts.map((operation) => [operation.id, operation]))
  const isChosen = ({ id, service }: ContractOperation) => id.startsWith(only) && (services.length === 0 || services.includes(service))
  const chosen = contracts.filter(isChosen)

  const client = createClient(options.client)
  await signIn(client, options)
  const records = createRecords(client, byId)
  const outcomes: Outcome[] = []
  const left: string[] = []
  const add = (outcome: Outcome) => {
    outcomes.push(outcome)
    note(outcome)
  }
  for (const { id, service, call } of chosen)
    if (!client.supports(call)) add({ operation: id, service, status: 0, verdict: 'absent', details: ['not on this platform'] })
  for (const operation of chosen)
    if (operation.isRead && !operation.isSignIn && client.supports(operation.call) && !stop.aborted)
      add(await checkRead(client, records, operation))
  if (isWriting)
    for (const entity of findWritableEntities(client, byId).filter(({ submit }) => isChosen(submit))) {
      if (stop.aborted) break
      const written = await checkWrites(client, entity, { records, byId })
      for (const outcome of written.outcomes) add(outcome)
      left.push(...written.left)
    }
  const security = await checkSecurity(client, options)
  client.dispose()
  return {
    baseUrl: options.client.baseUrl,
    profile: options.profileName,
    operations: chosen,
    outcomes,
    security,
    leftovers: left,
    isStopped: stop.aborted,
  }
}
