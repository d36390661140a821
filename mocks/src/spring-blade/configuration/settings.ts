import { oauthClient, param } from '@jwsk/sdk/system'
import { admins, createCrudMocks, requireRoles } from '../mock-builders'
import { databaseError } from '../refusals'
import type { BladeRow } from '../rows'
import { clients, params } from '../tables'

const missingColumnError = (column: string) =>
  databaseError('updating', `java.sql.SQLException: Field '${column}' doesn't have a default value`)

/** Throws if a column is missing that must not be NULL in the database. */
function checkPair(row: BladeRow<'client'>): BladeRow<'client'> {
  if (row.clientId === '') throw missingColumnError('client_id')
  if (row.clientSecret === '') throw missingColumnError('client_secret')
  return row
}

export const settingMocks = requireRoles(admins, [
  ...createCrudMocks(
    'param',
    { page: param.page, detail: param.detail, submit: param.submit, remove: param.remove },
    { table: params, type: 'system.entity.Param', emptyRemoval: 'reported' },
  ),
  ...createCrudMocks('client', oauthClient, {
    table: clients,
    type: 'system.entity.Client',
    match: 'exact',
    emptyRemoval: 'reported',
    beforeSave: checkPair,
  }),
])
