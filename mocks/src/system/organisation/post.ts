import { post } from '@jwsk/sdk/system'
import { compareBySort, crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { getDictLabel } from '../configuration/dict-table'
import { isVisibleToCaller, resolveTenant } from '../tenant/tenancy'
import { getTenantName } from '../tenant/tenant-table'
import { postTable } from './post-table'

const { select, ...crudOperations } = post

export const postMocks = [
  ...crud(crudOperations, postTable, {
    visible: isVisibleToCaller,
    order: compareBySort,
    view: (row, { world }) => ({
      ...row,
      categoryName: getDictLabel(world, 'post_category', row.category),
      tenantName: getTenantName(world, row.tenantId),
    }),
  }),
  mock(select, (call) => {
    const tenantId = resolveTenant(call)
    return call.world
      .table(postTable)
      .all()
      .filter((row) => row.tenantId === tenantId)
      .sort(compareBySort)
  }),
]
