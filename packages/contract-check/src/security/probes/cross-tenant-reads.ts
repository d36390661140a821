import { isRecord } from '@jwsk/sdk'
import type { ContractOperation, PlainObject } from '../../spec'
import type { Caller } from '../caller'
import { classifyReply, formatReply, type Reply, readPayload } from '../reply'
import { createFinding, finding, notTried, type Observation, ok, summarize, unclear } from '../result'
import { findOperation, mapInParallel, type Probe, type Target } from '../target'
import { readExportText } from './password-hashes'

const advice = 'add the table to the tenant plugin (blade.tenant.tables), and compare the tenant of a record with that of the caller'
const listActions = ['page', 'list', 'userList']
const lookUpActions = ['select', 'tree', 'lazyTree', 'dictionary']
const minNameLength = 2

/** Collects the records in an answer, at any depth. */
function collectRecords(value: unknown): PlainObject[] {
  if (Array.isArray(value)) return value.flatMap(collectRecords)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(collectRecords)] : []
}

interface Attack {
  readonly target: Target
  readonly attacker: Caller
  /** Tenant whose records are asked for. */
  readonly victim: string
}

/** Records of an entity that belong to the victim. */
interface Loot {
  readonly entity: string
  readonly rows: readonly PlainObject[]
}

async function collectLoot({ target, victim }: Attack): Promise<Loot[]> {
  const names = [...new Set([...target.byId.values()].filter(({ isRead }) => isRead).map(({ id }) => id.split('.')[0] ?? ''))]
  const listed = names.filter((name) => listActions.some((action) => findOperation(target, `${name}.${action}`)))
  const all = await mapInParallel(listed, async (entity): Promise<Loot> => {
    const rows = await target.records.getRecords(entity)
    return { entity, rows: rows.filter((row) => row.id !== undefined && String(row.tenantId) === victim) }
  })
  // accounts first, because they matter most
  return all.filter(({ rows }) => rows.length > 0).sort((a, b) => Number(b.entity === 'user') - Number(a.entity === 'user'))
}

const accepts = ({ parameters }: ContractOperation, name: string) => parameters.some((parameter) => parameter.name === name)

/** Judges an answer by the records of the victim in it. */
function evaluateRecords(
  { target: { envelope }, victim, known }: Attack & { readonly known: ReadonlySet<string> },
  id: string,
  reply: Reply,
): Observation {
  const verdict = classifyReply(reply, envelope)
  if (verdict === 'denied') return notTried(`the other account may not call ${id}`)
  // a detail that fails hides the record, a list that fails says nothing
  if (verdict === 'failed' && id.endsWith('.detail')) return ok('')
  if (verdict === 'failed') return notTried(`${id} fails for the other account: ${formatReply(reply, envelope)}`)
  if (verdict !== 'accepted') return unclear(`${id}: ${formatReply(reply, envelope)}`)
  const records = collectRecords(readPayload(reply, envelope))
  // look-ups have an id and a title, and no tenant
  const isForeign = (record: PlainObject) =>
    String(record.tenantId) === victim ||
    (record.tenantId === undefined && [record.id, record.value, record.key].some((value) => known.has(String(value))))
  return records.some(isForeign) ? createFinding(id, finding('high', 'gives records of another tenant', advice)) : ok('')
}

async function attackEntity(attack: Attack, { entity, rows }: Loot): Promise<Observation[]> {
  const { target, attacker, victim } = attack
  const withKnown = { ...attack, known: new Set(rows.map(({ id }) => String(id))) }
  const find = (actions: readonly string[]) => actions.flatMap((action) => findOperation(target, `${entity}.${action}`) ?? [])
  const [first] = rows
  const reads = [...find(listActions), ...find(lookUpActions)].filter(({ isRead }) => isRead)
  const asked = reads.map(async (operation) => {
    const named = (await target.records.createQuery(operation)) ?? {}
    const query = { ...named, current: 1, size: 100, ...(accepts(operation, 'tenantId') && { tenantId: victim }) }
    return evaluateRecords(withKnown, operation.id, await attacker.ask(operation, { query }))
  })
  const details = find(['detail']).map(async (operation) =>
    evaluateRecords(withKnown, operation.id, await attacker.ask(operation, { query: { id: first?.id } })),
  )
  return Promise.all([...asked, ...details])
}

/** Whether an export of accounts contains names of the other tenant. */
async function attackExport({ target, attacker, victim }: Attack, loot: readonly Loot[]): Promise<Observation> {
  const operation = findOperation(target, 'user.exportUser')
  if (!operation) return notTried('the platform has no user.exportUser')
  const rows = loot.find(({ entity }) => entity === 'user')?.rows ?? []
  const names = rows.flatMap(({ phone, email }) => [phone, email]).filter((name) => typeof name === 'string' && name.length > minNameLength)
  if (names.length === 0) return notTried('no account of this tenant has a phone or an address to look for')
  const reply = await attacker.ask(operation, { query: accepts(operation, 'tenantId') ? { tenantId: victim } : {} })
  const verdict = classifyReply(reply, target.envelope)
  if (verdict === 'denied') return notTried(`the other account may not call ${operation.id}`)
  const content = reply.status === 200 && reply.body === undefined ? readExportText(reply) : undefined
  if (content === undefined) return unclear(`${operation.id} is no file that can be read (${formatReply(reply, target.envelope)})`)
  return names.some((name) => content.includes(String(name)))
    ? createFinding(operation.id, finding('high', 'gives accounts of another tenant', advice))
    : ok('')
}

export const crossTenantReads: Probe = {
  id: 'cross-tenant-reads',
  question: 'records of another tenant',
  isIndependent: true,
  async run(target) {
    const { otherTenant: attacker, caller } = target
    if (!attacker) return [notTried('needs --other-tenant, --other-username and a password in JWSK_OTHER_PASSWORD')]
    const attack: Attack = { target, attacker: attacker.caller, victim: caller.session.user.tenantId }
    const loot = await collectLoot(attack)
    if (loot.length === 0) return [notTried('no list shows a record with the tenant of this account')]
    const observations = (await mapInParallel(loot, (found) => attackEntity(attack, found))).flat()
    const all = [...observations, await attackExport(attack, loot)]
    const count = all.filter(({ verdict }) => verdict === 'ok').length
    return summarize(all, `${count} lists, look-ups, details and exports keep to their tenant`)
  },
}
