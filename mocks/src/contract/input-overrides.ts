import { sendLoginCode } from '../auth/login-code'
import { findOrCreateOauth } from '../auth/oauth-table'
import { getOpenSessions } from '../auth/session-table'
import type { StoredRow } from '../engine/world/table'
import type { TableKey } from '../engine/world/world'
import { dictBizTable, dictTable } from '../system/configuration/dict-table'
import { oauthClientTable } from '../system/configuration/oauth-client'
import { deptTable, getDeptId } from '../system/organisation/dept-table'
import { demoAccounts, hashPassword, userTable } from '../system/organisation/user-table'
import { menuTable } from '../system/permission/menu-table'
import { getRoleId, roleTable } from '../system/permission/role-table'
import type { ApiSession } from './api-session'
import type { InputOverrides } from './call-with-example'

const password = hashPassword(demoAccounts.admin.password)
// as long as the ciphertext of a 1,024-bit key
const cipher = 'A'.repeat(172)
const getLastRow = <Row extends StoredRow>({ backend }: ApiSession, key: TableKey<Row>): Row => {
  const row = backend.world.table(key).all().at(-1)
  if (!row) throw new Error(`${key.name} is empty`)
  return row
}
const getPhone = ({ backend }: ApiSession) => backend.world.table(userTable).all()[5]?.phone ?? ''

/** Inputs that need more than the contract's example: secrets, codes that were sent, records of other entities. */
export const inputOverrides: InputOverrides = {
  'auth.token': () => ({ query: { grant_type: 'password', tenantId: '000000', username: demoAccounts.admin.account, password } }),
  'auth.register': () => ({
    body: { tenantId: '000000', account: 'guest02', name: '小雨', password: cipher, password2: cipher, phone: '13800000003' },
  }),
  'auth.socialCallback': () => ({ query: { source: 'gitee', code: '123', state: 'abc' } }),
  'onlineUser.kickout': ({ backend }) => ({ query: { tokenIds: getOpenSessions(backend.world)[0]?.id ?? '' } }),
  'auth.sendLoginCode': (session) => ({ query: { phone: getPhone(session) } }),
  'auth.sendSms': (session) => ({ query: { phone: getPhone(session), ways: 'forgot' } }),
  'auth.updatePassword': (session) => {
    const phone = getPhone(session)
    const { code } = sendLoginCode(session.backend.world, phone)
    return { body: { phoneOrEmail: phone, validate: code, password: 'new', passwordConfirm: 'new' } }
  },
  'user.submit': ({ backend: { world } }) => ({
    body: {
      ...{ tenantId: '000000', userType: 1, account: 'linxiaoyu', name: '小雨', realName: '林小雨', phone: '13800000002' },
      ...{
        roleId: getRoleId(world, 'user'),
        deptId: getDeptId(world, '票务部'),
        postId: world.seedId('post', 4),
        password,
        password2: password,
      },
    },
  }),
  'user.updatePassword': () => ({ query: { oldPassword: password, newPassword: 'changed', newPassword1: 'changed' } }),
  'user.grant': ({ backend }) => ({ query: { roleIds: backend.world.table(roleTable).all()[3]?.id ?? '' } }),
  'user.registerGuest': ({ backend }) => ({
    query: { tenantId: '000000', account: 'guest01', password: cipher, oauthId: findOrCreateOauth(backend.world, 'gitee', 'guest01').id },
  }),
  'region.save': () => ({ body: { code: '330122105', parentCode: '330122', name: '莪山畲族乡', regionLevel: 4, sort: 1 } }),
  'user.importUser': () => ({
    body: { file: new Blob(['账户,昵称,姓名,角色名称,部门名称,岗位名称\nlinxiaoyu,小雨,林小雨,普通用户,票务部,售票员']), isCovered: 0 },
  }),
  'region.importRegion': () => ({
    body: { file: new Blob(['区划编号,上级编号,区划名称,级别,排序\n330182,3301,建德市,3,20']), isCovered: 1 },
  }),
  'region.remove': () => ({ query: { id: '330106' } }),
  'dept.submit': (session) => ({
    body: {
      tenantId: '000000',
      parentId: getDeptId(session.backend.world, '票务部'),
      deptName: '票务组',
      fullName: '景区票务组',
      deptCategory: 3,
      sort: 1,
    },
  }),
  'dept.remove': (session) => {
    const { world } = session.backend
    return { query: { ids: world.table(deptTable).put({ ...getLastRow(session, deptTable), id: world.nextId() }).id } }
  },
  'role.remove': ({ backend }) => ({ query: { ids: getRoleId(backend.world, 'guest') } }),
  'dict.remove': (session) => ({ query: { ids: getLastRow(session, dictTable).id } }),
  'dictBiz.remove': (session) => ({ query: { ids: getLastRow(session, dictBizTable).id } }),
  'menu.remove': (session) => ({ query: { ids: getLastRow(session, menuTable).id } }),
  'oauthClient.update': ({ backend }) => {
    const row = backend.world.table(oauthClientTable).all()[1]
    return { body: { ...row, scope: 'visitor' } }
  },
}
