import { post } from '@jwsk/sdk/system'
import { toOutputRow } from '../../engine/columns'
import { toFields } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { columns } from '../columns'
import { getLabel } from '../labels'
import { admins, compareById, createCrudMocks, createMock, requireRoles, withCheck } from '../mock-builders'
import { nothingFoundError } from '../refusals'
import type { BladeRow } from '../rows'
import { posts } from '../tables'
import { assertOwned, isOwnTenant, requireTenant, resolveTenant, splitIds } from '../tenancy'
import { assertWithinLimits } from '../text-limits'

type Row = BladeRow<'post'>

const addCategoryName = (row: Row, { world }: Call) => ({
  ...toOutputRow(columns.post, row),
  categoryName: getLabel(world, 'post_category', row.category),
})

const write = {
  type: 'system.entity.Post',
  withoutId: 'added',
  beforeSave: (row: Row, call: Call, before: Row | undefined): Row =>
    assertWithinLimits('post', { ...row, tenantId: before?.tenantId || resolveTenant(call) }),
} as const

export const postMocks = [
  ...requireRoles(admins, [
    ...createCrudMocks(
      'post',
      { list: post.list },
      { table: posts, type: '', match: 'exact', pagedList: true, visible: isOwnTenant, view: addCategoryName },
    ),
    ...createCrudMocks('post', { page: post.page }, { table: posts, type: '', match: 'none', visible: isOwnTenant }),
    ...createCrudMocks(
      'post',
      { detail: post.detail },
      { table: posts, type: '', notFound: nothingFoundError, visible: isOwnTenant, view: addCategoryName },
    ),
    ...withCheck(requireTenant(posts), createCrudMocks('post', { save: post.save, submit: post.submit }, { table: posts, ...write })),
    ...withCheck(
      (call) => assertOwned(call, { table: posts, noun: '岗位' }, [String(toFields(call.body)['id'] ?? '')]),
      createCrudMocks('post', { update: post.update }, { table: posts, ...write }),
    ),
    ...withCheck(
      (call) => assertOwned(call, { table: posts, noun: '岗位' }, splitIds(call.query.ids)),
      createCrudMocks('post', { remove: post.remove }, { table: posts, type: '' }),
    ),
  ]),
  createMock(post.select, (call) =>
    call.world
      .table(posts)
      .all()
      .filter((row) => isOwnTenant(row, call) && (call.caller.roles.length === 0 || row.tenantId === getTenantId(call)))
      .sort(compareById)
      .map((row) => toOutputRow(columns.post, row)),
  ),
]

/** Rejects a query for another tenant, unless the caller is a super administrator. */
function getTenantId({ query, caller }: Call): string {
  return caller.roles.includes('administrator') ? query.tenantId || caller.tenantId : caller.tenantId
}
