import { post } from '@jwsk/sdk/system'
import { bySort, crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { labelOf } from '../configuration/dict-table'
import { ownTenant, tenantOf } from '../tenant/tenancy'
import { tenantName } from '../tenant/tenant-table'
import { postTable } from './post-table'

const { select, ...crudOperations } = post

export const postMocks = [
  ...crud(crudOperations, postTable, {
    visible: ownTenant,
    order: bySort,
    view: (row, { world }) => ({
      ...row,
      categoryName: labelOf(world, 'post_category', row.category),
      tenantName: tenantName(world, row.tenantId),
    }),
  }),
  mock(select, (call) => {
    const tenantId = tenantOf(call)
    return call.world
      .table(postTable)
      .all()
      .filter((row) => row.tenantId === tenantId)
      .sort(bySort)
  }),
]
