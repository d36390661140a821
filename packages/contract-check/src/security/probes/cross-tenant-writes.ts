import { type CreatedEntity, fetchDetail, fetchRow, getIdName } from '../../check-writes'
import { changeField, pickAcceptedQuery } from '../../draft'
import type { Caller } from '../caller'
import { withHarmlessRecord } from '../own-record'
import { classifyReply, formatReply } from '../reply'
import { finding, notTried, type Observation, ok, summarize, unclear } from '../result'
import type { Probe, Target } from '../target'

const advice = 'compare the tenant of a record with that of the caller before each update and removal (blade.tenant.tables)'

interface Attack {
  readonly target: Target
  readonly attacker: Caller
  readonly record: CreatedEntity
}

const readText = async (record: CreatedEntity) => JSON.stringify([await fetchRow(record), await fetchDetail(record)])

async function tryUpdate({ target, attacker, record }: Attack): Promise<Observation> {
  const { entity, draft, id } = record
  const operation = entity.update ?? entity.submit
  const before = await readText(record)
  const altered = changeField(entity, { body: draft.body, seen: await fetchDetail(record), turn: 1 })
  if (!altered) return notTried(`a ${entity.name} has no field that can be changed`)
  const body = { ...draft.body, [entity.key?.idField ?? 'id']: id, [altered.name]: altered.value }
  const reply = await attacker.ask(operation, { query: pickAcceptedQuery(operation, draft.query), body })
  const after = await readText(record)
  if (before !== after) return finding('high', `${operation.id} changes a record of another tenant`, advice)
  // without an answer the update may still be under way
  return classifyReply(reply, target.envelope) === 'unclear' ? unclear(`${operation.id}: ${formatReply(reply, target.envelope)}`) : ok('')
}

async function tryRemoval({ target, attacker, record }: Attack): Promise<Observation> {
  const { entity, draft, id } = record
  const { remove } = entity
  const reply = await attacker.ask(remove, { query: { ...pickAcceptedQuery(remove, draft.query), [getIdName(remove)]: id } })
  if (!(await record.lookup.has(id, draft))) return finding('high', `${remove.id} removes a record of another tenant by its id`, advice)
  return classifyReply(reply, target.envelope) === 'unclear' ? unclear(`${remove.id}: ${formatReply(reply, target.envelope)}`) : ok('')
}

/** Whether another tenant can change or remove a record that the check made in its own tenant. */
export const crossTenantWrites: Probe = {
  id: 'cross-tenant-writes',
  question: 'writes of another tenant',
  isIndependent: false,
  async run(target) {
    const { otherTenant: attacker } = target
    if (!attacker) return [notTried('needs --other-tenant, --other-username and a password in JWSK_OTHER_PASSWORD')]
    return withHarmlessRecord(target, async (record) => {
      const attack = { target, attacker: attacker.caller, record }
      const observations = [await tryUpdate(attack), await tryRemoval(attack)]
      return summarize(observations, 'a change and a removal by id are rejected')
    })
  },
}
