import { type Client, getOwn, isRecord } from '@jwsk/sdk'
import { type NaturalKey, naturalKeys } from '@jwsk/sdk/profiles'
import type { ContractOperation } from './spec'

export type ById = ReadonlyMap<string, ContractOperation>

/** Entity whose records can be created and deleted. */
export interface Entity {
  readonly name: string
  readonly submit: ContractOperation
  readonly remove: ContractOperation
  /** Lists the existing records. */
  readonly list: ContractOperation
  readonly detail?: ContractOperation
  /** Updates a record, if the entity has a separate operation for it. */
  readonly update?: ContractOperation
  /** Natural key that identifies its records. Without one, new records are found by their new ids. */
  readonly key?: NaturalKey
}

/** Finds the entities that have an example, a remove operation and a list of their records. */
export function findWritableEntities(client: Client, byId: ById): Entity[] {
  const findSupported = (id: string) => {
    const operation = byId.get(id)
    return operation && client.supports(operation.call) ? operation : undefined
  }
  return [...byId.values()].flatMap(({ id }): Entity[] => {
    const [name = '', action] = id.split('.')
    const submit = action === 'submit' ? findSupported(id) : undefined
    const remove = findSupported(`${name}.remove`)
    if (!submit || !remove || !isRecord(submit.example)) return []
    const known = client.profile.naturalKeys?.[name] ?? getOwn(naturalKeys, name)
    const key = known && client.supports(known.list) ? known : undefined
    const list = key ? findSupported(key.list.id) : (findSupported(`${name}.page`) ?? findSupported(`${name}.list`))
    if (!list) return []
    const [detail, update] = ['detail', 'update'].map((other) => findSupported(`${name}.${other}`))
    return [{ name, submit, remove, list, ...(detail && { detail }), ...(update && { update }), ...(key && { key }) }]
  })
}
