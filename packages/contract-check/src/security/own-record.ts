import { type CreatedEntity, isGone, removeRecord, setUpRecord } from '../check-writes'
import { evaluateError } from '../evaluate'
import { type Entity, findWritableEntities } from '../writable-entities'
import { notTried, type Observation, unclear } from './result'
import type { Target } from './target'

/** Entities that belong to a tenant and on which little depends, the first supported one is used. */
const harmlessEntities = ['post', 'notice']

/** Creates a record of an entity, runs `work` on it, and always deletes it. */
export async function withRecord(
  target: Target,
  entity: Entity,
  work: (record: CreatedEntity) => Promise<readonly Observation[]>,
): Promise<readonly Observation[]> {
  const { client, leftovers } = target
  const created = await setUpRecord(client, entity, target).catch(evaluateError)
  if ('verdict' in created || !created.added) return [unclear(`no ${entity.name} could be created`)]
  const { lookup, added } = created
  if (added.evaluation.verdict === 'refused') return [notTried(`the account may not create a ${entity.name}`)]
  const id = await lookup.find(added.draft).catch(() => undefined)
  if (id === undefined) {
    if (added.evaluation.verdict === 'ok') leftovers.push(`${entity.name}, which is not listed after it was created`)
    return [unclear(`the ${entity.name} that was created is not listed`)]
  }
  const record: CreatedEntity = { client, entity, lookup, draft: added.draft, id }
  try {
    return await work(record)
  } finally {
    await removeRecord(record).catch(evaluateError)
    if (!(await isGone(record))) leftovers.push(`${entity.name} ${id}`)
  }
}

/** Finds an entity by name that the deployment can create and delete. */
export const findEntity = ({ client, byId }: Target, name: string): Entity | undefined =>
  findWritableEntities(client, byId).find((entity) => entity.name === name)

/** Runs `work` on a record of its own of the first harmless entity. */
export async function withHarmlessRecord(
  target: Target,
  work: (record: CreatedEntity) => Promise<readonly Observation[]>,
): Promise<readonly Observation[]> {
  if (!target.options.isWriting) return [notTried('needs --writes')]
  const entity = harmlessEntities.map((name) => findEntity(target, name)).find((found) => found !== undefined)
  if (!entity) return [notTried(`the platform can create and delete none of ${harmlessEntities.join(', ')}`)]
  // the contract's example is of the operator's tenant
  const { submit } = entity
  const body = { ...submit.hints.body, tenantId: target.caller.session.user.tenantId }
  return withRecord(target, { ...entity, submit: { ...submit, hints: { ...submit.hints, body } } }, work)
}
