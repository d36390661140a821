import { apiScope, dataScope } from '@jwsk/sdk/system'
import { toOutputRow } from '../../engine/columns'
import { columns } from '../columns'
import { getLabel } from '../labels'
import { admins, createCrudMocks, requireRoles } from '../mock-builders'
import { apiScopes, dataScopes } from '../tables'

const { page: dataPage, ...dataCalls } = dataScope
const { page: apiPage, ...apiCalls } = apiScope

export const scopeMocks = requireRoles(admins, [
  ...createCrudMocks(
    'dataScope',
    { page: dataPage },
    {
      table: dataScopes,
      type: '',
      match: 'exact',
      view: (row, { world }) => ({
        ...toOutputRow(columns.dataScope, row),
        scopeTypeName: row.scopeType === undefined ? '' : getLabel(world, 'data_scope_type', row.scopeType),
      }),
    },
  ),
  ...createCrudMocks('dataScope', dataCalls, { table: dataScopes, type: 'system.entity.DataScope', emptyRemoval: 'reported' }),
  ...createCrudMocks(
    'apiScope',
    { page: apiPage },
    {
      table: apiScopes,
      type: '',
      match: 'exact',
      view: (row, { world }) => ({
        ...toOutputRow(columns.apiScope, row),
        scopeTypeName: row.scopeType === undefined ? '' : getLabel(world, 'api_scope_type', row.scopeType),
      }),
    },
  ),
  ...createCrudMocks('apiScope', apiCalls, { table: apiScopes, type: 'system.entity.ApiScope', emptyRemoval: 'reported' }),
])
