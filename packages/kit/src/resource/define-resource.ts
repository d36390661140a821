import type { Operation } from '@jwsk/sdk'
import type { Api, Declaration, FieldsFor, ListedApi, Resource } from './types'

function listOf(api: Api): Operation {
  const list = api.page ?? api.list
  if (!list) throw new Error('a resource needs an operation that lists it')
  return list
}

/**
 * Declares a screen over an entity's operations; the compiler holds it against the contract.
 *
 * @example
 * export const tenantPackages = defineResource({
 *   api: tenantPackage,
 *   fields: { packageName: text(), remark: textarea() },
 *   columns: ['packageName', 'remark'],
 *   search: ['packageName'],
 * })
 */
export function defineResource<const A extends ListedApi, const F extends FieldsFor<A>>(
  declaration: Declaration<A, F>,
): Resource<Extract<keyof F, string>> {
  const { api, fields } = declaration
  const list = listOf(api)
  return {
    name: list.id.split('.')[0] ?? list.id,
    api: { ...api, list },
    permission: declaration.permission,
    // a field is only ever handed values of its own wire name
    fields: fields as Resource['fields'],
    columns: declaration.columns,
    search: declaration.search ?? [],
    range: declaration.range ?? [],
    form: declaration.form ?? (api.submit ? Object.keys(fields) : []),
    sort: declaration.sort ?? {},
    actions: declaration.actions ?? {},
    key: declaration.key ?? 'id',
  }
}
