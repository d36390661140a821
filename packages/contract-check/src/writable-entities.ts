import { type Client, isRecord } from '@jwsk/sdk'
import { type NaturalKey, naturalKeys } from '@jwsk/sdk/profiles'
import type { ContractOperation } from './spec'

export type ById = ReadonlyMap<string, ContractOperation>

/** An entity that can be written to and cleaned up after. */
export interface Entity {
  readonly name: string
  readonly submit: ContractOperation
  readonly remove: ContractOperation
  /** Shows what there is. */
  readonly list: ContractOperation
  readonly detail?: ContractOperation
  /** Changes a record, where that is a call of its own too. */
  readonly update?: ContractOperation
  /** By what its records are found again; a new one of those without is told by its id. */
  readonly key?: NaturalKey
}

/** Entities with an example, a remove call, and a list that shows what was written. */
export function findWritableEntities(client: Client, byId: ById): Entity[] {
  const offered = (id: string) => {
    const operation = byId.get(id)
    return operation && client.supports(operation.call) ? operation : undefined
  }
  return [...byId.values()].flatMap(({ id }): Entity[] => {
    const [name = '', action] = id.split('.')
    const submit = action === 'submit' ? offered(id) : undefined
    const remove = offered(`${name}.remove`)
    if (!submit || !remove || !isRecord(submit.example)) return []
    const known = client.profile.naturalKeys?.[name] ?? naturalKeys[name]
    const key = known && client.supports(known.list) ? known : undefined
    const list = key ? offered(key.list.id) : (offered(`${name}.page`) ?? offered(`${name}.list`))
    if (!list) return []
    const [detail, update] = ['detail', 'update'].map((other) => offered(`${name}.${other}`))
    return [{ name, submit, remove, list, ...(detail && { detail }), ...(update && { update }), ...(key && { key }) }]
  })
}
