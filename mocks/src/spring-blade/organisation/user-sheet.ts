import { user } from '@jwsk/sdk/system'
import { fieldsOf } from '../../engine/fields'
import type { Call, Mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { refuse, serverError } from '../../engine/refusal'
import { readRows, type SheetRow } from '../../engine/sheet/import-sheet'
import { spreadsheet } from '../../engine/sheet/spreadsheet'
import { callerColumns } from '../../engine/world/audit'
import { namesOf } from '../../engine/world/names-of'
import type { Stored, Table } from '../../engine/world/table'
import { userColumns } from '../../system/organisation/user-columns'
import { hashPassword } from '../../system/organisation/user-table'
import { answered } from '../calls'
import { columns } from '../columns'
import { isNull } from '../refusals'
import { type BladeRow, bladeRow } from '../rows'
import { firstPassword } from '../seeds/organisation'
import { depts, posts, roles, users } from '../tables'
import { everyForSuper } from '../tenancy'

const idsOf = <Row extends Stored>(table: Table<Row>, names: string | undefined, name: (row: Row) => string) =>
  (names ?? '')
    .split(',')
    .flatMap((wanted) => table.find((row) => name(row) === wanted) ?? [])
    .map(({ id }) => id)
    .join(',')

/** A workbook under the headers of this platform. */
async function workbook(name: string, rows: readonly object[]): Promise<Response> {
  const content = await spreadsheet(name, userColumns, rows).arrayBuffer()
  return new Response(content, {
    headers: {
      'content-type': 'application/vnd.ms-excel;charset=UTF-8',
      'content-disposition': `attachment;filename=${encodeURIComponent(name)}.xlsx`,
    },
  })
}

function exported(call: Call) {
  const { world, query, platform } = call
  const rows = world
    .table(users)
    .all()
    .filter((row) => everyForSuper(row, call))
  return filterRows(rows, query, { schema: columns.user, rules: platform.lists }).map((row) => ({
    ...row,
    roleName: namesOf(world.table(roles), row.roleId, (role) => role.roleName),
    deptName: namesOf(world.table(depts), row.deptId, (dept) => dept.deptName),
    postName: namesOf(world.table(posts), row.postId, (post) => post.postName),
  }))
}

function userFrom(call: Call, row: SheetRow): BladeRow<'user'> {
  const { world, caller } = call
  const tenantId = row.tenantId || caller.tenantId
  if (world.table(users).find((other) => other.tenantId === tenantId && other.account === row.account)) throw refuse('当前账号已被使用!')
  return bladeRow('user', {
    id: world.nextId(),
    ...callerColumns(call),
    tenantId,
    account: row.account ?? '',
    password: hashPassword(firstPassword),
    name: row.name ?? '',
    realName: row.realName ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    birthday: row.birthday?.length === 10 ? `${row.birthday} 00:00:00` : (row.birthday ?? ''),
    roleId: idsOf(world.table(roles), row.roleName, (role) => role.roleName),
    deptId: idsOf(world.table(depts), row.deptName, (dept) => dept.deptName),
    postId: idsOf(world.table(posts), row.postName, (post) => post.postName),
  })
}

async function imported(call: Call) {
  const { file } = fieldsOf(call.body)
  if (!(file instanceof File)) throw isNull('org.springframework.web.multipart.MultipartFile.getOriginalFilename()', '"file"')
  if (!/\.xlsx?$/i.test(file.name)) throw serverError('请上传正确的excel文件!')
  // what is no workbook imports nothing and says so to nobody
  const rows = await readRows(file, userColumns).catch(() => [])
  for (const row of rows) call.world.table(users).put(userFrom(call, row))
}

const importUser: Mock = answered(user.importUser, imported)

export const userSheetMocks: readonly Mock[] = [
  answered(user.exportUser, (call) => workbook('用户数据导出', exported(call))),
  { ...importUser, operation: { ...importUser.operation, responseType: 'none' } },
]

export const userTemplate: Mock = answered(user.exportTemplate, () => workbook('用户数据模板', []))
