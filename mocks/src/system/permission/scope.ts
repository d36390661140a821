import { apiScope, dataScope } from '@jwsk/sdk/system'
import { crud } from '../../engine/crud'
import { getDictLabel } from '../configuration/dict-table'
import { apiScopeTable, dataScopeTable } from './scope-table'

export const scopeMocks = [
  ...crud(dataScope, dataScopeTable, {
    match: 'equal',
    view: (row, { world }) => ({ ...row, scopeTypeName: getDictLabel(world, 'data_scope_type', row.scopeType) }),
  }),
  ...crud(apiScope, apiScopeTable, {
    match: 'equal',
    view: (row, { world }) => ({ ...row, scopeTypeName: getDictLabel(world, 'api_scope_type', row.scopeType) }),
  }),
]
