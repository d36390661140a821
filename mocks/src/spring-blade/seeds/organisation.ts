import type { World } from '../../engine/world/world'
import { hashPassword } from '../../system/organisation/user-table'
import { createStamps } from './audit-stamps'

/** Password set by a reset or an import. */
export const firstPassword = '123456'

/** Accounts for demos and tests, all of tenant 000000. */
export const bladeAccounts = {
  admin: { account: 'admin', password: 'admin' },
  /** Role alias `user`: the desk and its notices, without administration. */
  clerk: { account: 'shenyan', password: 'Shenyan88' },
  /** Role alias `admin`: everything except writing tenants. */
  manager: { account: 'qiaozhi', password: 'Qiaozhi88' },
} as const

const owner = { tenantId: '000000', isDeleted: 0 }

const roleList = [
  ['平台管理员', 'administrator'],
  ['景区职员', 'user'],
  ['运营主管', 'manager'],
] as const

export const createRoleSeeds = (world: World) =>
  roleList.map(([roleName, roleAlias], index) => ({
    id: world.seedId('role', index),
    ...owner,
    parentId: '0',
    roleName,
    roleAlias: roleAlias === 'manager' ? 'admin' : roleAlias,
    sort: index + 1,
  }))

// parent by position
const deptList: readonly (readonly [name: string, parent: number])[] = [
  ['云栖湖文旅', -1],
  ['售票中心', 0],
  ['游船码头', 0],
  ['停车场站', 0],
  ['东门售票组', 1],
]

export const createDeptSeeds = (world: World) => {
  const lineage = (index: number): string => {
    const parent = deptList[index]?.[1] ?? -1
    return parent < 0 ? '0' : `${lineage(parent)},${world.seedId('dept', parent)}`
  }
  return deptList.map(([deptName, parent], index) => ({
    id: world.seedId('dept', index),
    ...owner,
    parentId: parent < 0 ? '0' : world.seedId('dept', parent),
    ancestors: lineage(index),
    deptName,
    fullName: index === 0 ? '云栖湖文旅集团有限公司' : `云栖湖文旅集团${deptName}`,
    sort: index + 1,
  }))
}

const postList = [
  ['gm', '总经理', 1],
  ['ops', '运营总监', 1],
  ['site', '片区经理', 2],
  ['ticket', '售票员', 3],
  ['boat', '船工', 3],
  ['guide', '讲解员', 3],
  ['park', '停车管理员', 3],
  ['intern', '实习生', 4],
] as const

export const createPostSeeds = (world: World) =>
  postList.map(([postCode, postName, category], index) => ({
    id: world.seedId('post', index),
    ...createStamps(world, 600),
    tenantId: '000000',
    category,
    postCode,
    postName,
    sort: index + 1,
  }))

const people = [
  [bladeAccounts.admin, '管理员', 0, 0, 1],
  [bladeAccounts.clerk, '沈言', 1, 1, 2],
  [bladeAccounts.manager, '乔治理', 2, 0, 1],
] as const

export const createUserSeeds = (world: World) =>
  people.map(([{ account, password }, realName, role, dept, sex], index) => ({
    id: world.seedId('user', index),
    ...createStamps(world, 500 - index * 30),
    tenantId: '000000',
    account,
    password: hashPassword(password),
    name: realName,
    realName,
    email: `${account}@yunqihu.example`,
    phone: `1380571000${index}`,
    birthday: `19${80 + index * 5}-05-0${index + 1} 00:00:00`,
    sex,
    roleId: world.seedId('role', role),
    deptId: world.seedId('dept', dept),
    postId: world.seedId('post', index + 1),
  }))

export const createTenantSeeds = (world: World) => [
  {
    id: world.seedId('tenant', 0),
    ...createStamps(world, 700),
    tenantId: '000000',
    tenantName: '云栖湖文旅集团',
    domain: '',
    linkman: '管理员',
    contactNumber: '0571-87641000',
    address: '云栖湖大道1号',
  },
]
