import { isRecord, JwskError } from '@jwsk/sdk'
import { type CreatedEntity, fetchDetail, fetchRow, removeRecord } from '../../check-writes'
import { pickAcceptedQuery } from '../../draft'
import { evaluateError } from '../../evaluate'
import { createRecords } from '../../records'
import { sendCall } from '../../send'
import type { PlainObject } from '../../spec'
import { withHarmlessRecord } from '../own-record'
import { withOwnUser } from '../own-user'
import { classifyReply, formatReply } from '../reply'
import { finding, notTried, type Observation, ok, summarize, unclear } from '../result'
import { findOperation, type Probe, type Target } from '../target'

const advice = 'take only the fields of the form from a body (a request object of its own, or null the others before the update)'

const readBack = async (record: CreatedEntity): Promise<PlainObject> => ({ ...(await fetchRow(record)), ...(await fetchDetail(record)) })

/** Submits more fields than a form has; throws if the server gives no usable answer. */
async function submitFields(record: CreatedEntity, fields: PlainObject): Promise<void> {
  const { client, entity, draft, id } = record
  const body = { ...draft.body, [entity.key?.idField ?? 'id']: id, ...fields }
  const operation = entity.update ?? entity.submit
  const answer = await sendCall(client, operation, { query: pickAcceptedQuery(operation, draft.query), body })
  if (!isRecord(answer.body)) throw new JwskError({ kind: 'protocol', message: 'not JSON', operation: operation.id })
}

/** Whether the other tenant can move a record of its own into the tenant of the check, which then removes it. */
async function tryTenant(target: Target): Promise<readonly Observation[]> {
  const { otherTenant, client, byId, leftovers } = target
  // the operator's administrators may choose a tenant
  if (!otherTenant) return [notTried('tenantId needs --other-tenant')]
  const { tenantId } = target.caller.session.user
  const asOther = { ...target, ...otherTenant, records: createRecords(otherTenant.client, byId) }
  return withHarmlessRecord(asOther, async (record) => {
    const find = () => fetchRow({ ...record, client })
    await submitFields(record, { tenantId })
    if ((await find()).tenantId !== tenantId) {
      const isHere = await record.lookup.has(record.id, record.draft)
      return [isHere ? ok('') : unclear(`the ${record.entity.name} is listed in neither tenant`)]
    }
    await removeRecord({ ...record, client }).catch(evaluateError)
    if ((await find()).id !== undefined) leftovers.push(`${record.entity.name} ${record.id}`)
    return [finding('high', `tenantId in ${record.entity.submit.id} moves a record into another tenant`, advice)]
  })
}

/** Deletes a record of its own by a field. */
async function tryDeletion(record: CreatedEntity): Promise<Observation> {
  if (!(await record.lookup.has(record.id, record.draft))) return unclear(`the ${record.entity.name} is no longer listed`)
  await submitFields(record, { isDeleted: 1 })
  if (await record.lookup.has(record.id, record.draft)) return ok('')
  await submitFields(record, { isDeleted: 0 })
  return finding('medium', `isDeleted in ${record.entity.submit.id} deletes a record, which only the removal may`, advice)
}

/** Gives an account of its own another role, by its own profile. */
async function tryRole(target: Target): Promise<readonly Observation[]> {
  const update = findOperation(target, 'user.updateInfo')
  const roles = await target.records.getRecords('role')
  if (!update) return [notTried('the platform has no user.updateInfo')]
  return withOwnUser(target, async ({ record, caller }) => {
    const before = await readBack(record)
    const other = roles.find(({ id }) => id !== undefined && String(id) !== String(before.roleId))
    if (!other || before.roleId === undefined) return [notTried('there is no second role')]
    const { name, realName, phone, email } = before
    const reply = await caller.ask(update, { body: { id: record.id, name, realName, phone, email, roleId: String(other.id) } })
    if (classifyReply(reply, target.envelope) === 'unclear') return [unclear(`${update.id}: ${formatReply(reply, target.envelope)}`)]
    const after = await readBack(record)
    return [
      String(after.roleId) === String(before.roleId)
        ? ok('')
        : finding('high', `roleId in ${update.id} gives the sender another role`, advice),
    ]
  })
}

export const massAssignment: Probe = {
  id: 'mass-assignment',
  question: 'fields that no form has',
  isIndependent: false,
  async run(target) {
    if (!target.options.isWriting) return [notTried('needs --writes')]
    const own = await withHarmlessRecord(target, async (record) => [await tryDeletion(record)])
    return summarize([...(await tryTenant(target)), ...own, ...(await tryRole(target))], 'ignored')
  },
}
