import { user } from '@jwsk/sdk/system'
import { toFields } from '../../engine/fields'
import type { Call, Mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { businessError, serverError } from '../../engine/refusal'
import { parseRows, type SheetRow } from '../../engine/sheet/import-sheet'
import { createSpreadsheetResponse } from '../../engine/sheet/spreadsheet'
import { createCallerColumns } from '../../engine/world/audit'
import { joinNames } from '../../engine/world/join-names'
import type { StoredRow, Table } from '../../engine/world/table'
import { userColumns } from '../../system/organisation/user-columns'
import { hashPassword } from '../../system/organisation/user-table'
import { columns } from '../columns'
import { createMock } from '../mock-builders'
import { nullPointerError } from '../refusals'
import { type BladeRow, createBladeRow } from '../rows'
import { firstPassword } from '../seeds/organisation'
import { depts, posts, roles, users } from '../tables'
import { isVisibleToCaller } from '../tenancy'

const findIdsByName = <Row extends StoredRow>(table: Table<Row>, names: string | undefined, name: (row: Row) => string) =>
  (names ?? '')
    .split(',')
    .flatMap((part) => table.find((row) => name(row) === part) ?? [])
    .map(({ id }) => id)
    .join(',')

/** Creates a workbook with the headers of this platform. */
async function createWorkbookResponse(name: string, rows: readonly object[]): Promise<Response> {
  const content = await createSpreadsheetResponse(name, userColumns, rows).arrayBuffer()
  return new Response(content, {
    headers: {
      'content-type': 'application/vnd.ms-excel;charset=UTF-8',
      'content-disposition': `attachment;filename=${encodeURIComponent(name)}.xlsx`,
    },
  })
}

function exportUsers(call: Call) {
  const { world, query, platform } = call
  const rows = world
    .table(users)
    .all()
    .filter((row) => isVisibleToCaller(row, call))
  return filterRows(rows, query, { schema: columns.user, rules: platform.lists }).map((row) => ({
    ...row,
    roleName: joinNames(world.table(roles), row.roleId, (role) => role.roleName),
    deptName: joinNames(world.table(depts), row.deptId, (dept) => dept.deptName),
    postName: joinNames(world.table(posts), row.postId, (post) => post.postName),
  }))
}

function toUser(call: Call, row: SheetRow): BladeRow<'user'> {
  const { world, caller } = call
  const tenantId = row.tenantId || caller.tenantId
  if (world.table(users).find((other) => other.tenantId === tenantId && other.account === row.account))
    throw businessError('当前账号已被使用!')
  return createBladeRow('user', {
    id: world.nextId(),
    ...createCallerColumns(call),
    tenantId,
    account: row.account ?? '',
    password: hashPassword(firstPassword),
    name: row.name ?? '',
    realName: row.realName ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    birthday: row.birthday?.length === 10 ? `${row.birthday} 00:00:00` : (row.birthday ?? ''),
    roleId: findIdsByName(world.table(roles), row.roleName, (role) => role.roleName),
    deptId: findIdsByName(world.table(depts), row.deptName, (dept) => dept.deptName),
    postId: findIdsByName(world.table(posts), row.postName, (post) => post.postName),
  })
}

async function importUsers(call: Call) {
  const { file } = toFields(call.body)
  if (!(file instanceof File)) throw nullPointerError('org.springframework.web.multipart.MultipartFile.getOriginalFilename()', '"file"')
  if (!/\.xlsx?$/i.test(file.name)) throw serverError('请上传正确的excel文件!')
  // a file that is no workbook imports nothing and reports no error
  const rows = await parseRows(file, userColumns).catch(() => [])
  for (const row of rows) call.world.table(users).put(toUser(call, row))
}

const importUser: Mock = createMock(user.importUser, importUsers)

export const userSheetMocks: readonly Mock[] = [
  createMock(user.exportUser, (call) => createWorkbookResponse('用户数据导出', exportUsers(call))),
  { ...importUser, operation: { ...importUser.operation, responseType: 'none' } },
]

export const userTemplate: Mock = createMock(user.exportTemplate, () => createWorkbookResponse('用户数据模板', []))
