import { apiScope, dataScope } from '@jwsk/sdk/system'
import { shown } from '../../engine/columns'
import { admins, opened, records } from '../calls'
import { columns } from '../columns'
import { labelOf } from '../labels'
import { apiScopes, dataScopes } from '../tables'

const { page: dataPage, ...dataCalls } = dataScope
const { page: apiPage, ...apiCalls } = apiScope

export const scopeMocks = opened(admins, [
  ...records('dataScope', [{ page: dataPage }, dataScopes], {
    type: '',
    match: 'exact',
    view: (row, { world }) => ({
      ...shown(columns.dataScope, row),
      scopeTypeName: row.scopeType === undefined ? '' : labelOf(world, 'data_scope_type', row.scopeType),
    }),
  }),
  ...records('dataScope', [dataCalls, dataScopes], { type: 'system.entity.DataScope', noIds: 'told' }),
  ...records('apiScope', [{ page: apiPage }, apiScopes], {
    type: '',
    match: 'exact',
    view: (row, { world }) => ({
      ...shown(columns.apiScope, row),
      scopeTypeName: row.scopeType === undefined ? '' : labelOf(world, 'api_scope_type', row.scopeType),
    }),
  }),
  ...records('apiScope', [apiCalls, apiScopes], { type: 'system.entity.ApiScope', noIds: 'told' }),
])
