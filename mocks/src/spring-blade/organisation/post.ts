import { post } from '@jwsk/sdk/system'
import { shown } from '../../engine/columns'
import { fieldsOf } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { admins, after, answered, byId, opened, records } from '../calls'
import { columns } from '../columns'
import { labelOf } from '../labels'
import { noSource } from '../refusals'
import type { BladeRow } from '../rows'
import { posts } from '../tables'
import { checkOwned, idList, ownOnly, requireTenant, tenantFor } from '../tenancy'
import { withinLimits } from '../text-limits'

type Row = BladeRow<'post'>

const named = (row: Row, { world }: Call) => ({
  ...shown(columns.post, row),
  categoryName: labelOf(world, 'post_category', row.category),
})

const write = {
  type: 'system.entity.Post',
  withoutId: 'added',
  complete: (row: Row, call: Call, before: Row | undefined): Row =>
    withinLimits('post', { ...row, tenantId: before?.tenantId || tenantFor(call) }),
} as const

export const postMocks = [
  ...opened(admins, [
    ...records('post', [{ list: post.list }, posts], { type: '', match: 'exact', pagedList: true, visible: ownOnly, view: named }),
    ...records('post', [{ page: post.page }, posts], { type: '', match: 'none', visible: ownOnly }),
    ...records('post', [{ detail: post.detail }, posts], { type: '', absent: noSource, visible: ownOnly, view: named }),
    ...after(requireTenant(posts), records('post', [{ save: post.save, submit: post.submit }, posts], write)),
    ...after(
      (call) => checkOwned(call, [posts, '岗位'], [String(fieldsOf(call.body)['id'] ?? '')]),
      records('post', [{ update: post.update }, posts], write),
    ),
    ...after(
      (call) => checkOwned(call, [posts, '岗位'], idList(call.query.ids)),
      records('post', [{ remove: post.remove }, posts], { type: '' }),
    ),
  ]),
  answered(post.select, (call) =>
    call.world
      .table(posts)
      .all()
      .filter((row) => ownOnly(row, call) && (call.caller.roles.length === 0 || row.tenantId === asked(call)))
      .sort(byId)
      .map((row) => shown(columns.post, row)),
  ),
]

/** Nobody but the super administrator asks for a tenant other than their own. */
function asked({ query, caller }: Call): string {
  return caller.roles.includes('administrator') ? query.tenantId || caller.tenantId : caller.tenantId
}
