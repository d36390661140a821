import sha256 from 'crypto-js/sha256.js'
import { getTimeBefore } from '../../areas/shared/clock'
import { businessError } from '../../engine/refusal'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { defineTable, type World } from '../../engine/world/world'
import { createPersonName, createPhoneNumber, getSex } from '../../seed/people'
import { secondTenant, secondTenantRow } from '../../seed/second-tenant'
import { getRoleId, type SeededRole } from '../permission/role-table'
import { deptNames, getDeptId } from './dept-table'

export interface UserRow extends AuditColumns {
  readonly id: string
  readonly tenantId: string
  readonly userType: number
  readonly code: string
  readonly account: string
  /** SHA-256 of the password, as sent by the login; never returned. */
  readonly passwordHash: string
  readonly name: string
  readonly realName: string
  readonly avatar: string
  readonly email: string
  readonly phone: string
  readonly birthday: string
  readonly sex: number
  readonly roleId: string
  readonly deptId: string
  readonly postId: string
  readonly userExt: string
  /** Type of the user: `web`, `app`, or `wy` for property staff. */
  readonly detailType: string
}

const digest = /^[\da-f]{64}$/i

/** Normalizes a password to its digest, which browsers send in its place. */
export const hashPassword = (password: string): string => (digest.test(password) ? password.toLowerCase() : sha256(password).toString())

/** Pattern of a password encrypted with an RSA key of at least 512 bits, as text. */
const cipher = /^[\w+/]{86,}={0,2}$/

const plainPassword = '密码未加密!'

/** Returns the digest of a new user's password. Throws for any other form. */
export function requireDigest(sent: string): string {
  if (!digest.test(sent)) throw businessError(plainPassword)
  return sent.toLowerCase()
}

/** Returns the password of a registration, which is encrypted with the platform's key and not decrypted here. */
export function requireCipher(sent: string): string {
  if (!cipher.test(sent)) throw businessError(plainPassword)
  return hashPassword(sent)
}

/** Password set by a reset or an import. */
export const initialPassword = '123456'

/** Accounts for demos and tests, all of tenant 000000. */
export const demoAccounts = {
  admin: { account: 'admin', password: 'admin123' },
  auditor: { account: 'auditor', password: 'auditor123' },
  property: { account: 'wy', password: 'wy123456' },
  tenantAdmin: { account: 'tenantadmin', password: 'tenant123' },
  cashier: { account: 'cashier', password: 'cashier123' },
} as const

/** Phone number of the cashier, for a sign-in by SMS code. */
export const demoPhone = '13900000003'

interface Person {
  readonly account: string
  readonly password: string
  readonly realName: string
  readonly role: SeededRole
  readonly dept: string
  /** Further role and department that the user can switch to. */
  readonly besides?: { readonly role: SeededRole; readonly dept: string }
  readonly post: number
  readonly detailType: string
}

const demoPeople: readonly Person[] = [
  {
    ...demoAccounts.admin,
    realName: '管理员',
    role: 'administrator',
    dept: '信息技术部',
    besides: { role: 'service', dept: '景区运营中心' },
    post: 10,
    detailType: 'web',
  },
  { ...demoAccounts.auditor, realName: '宋审之', role: 'auditor', dept: '财务部', post: 9, detailType: 'web' },
  { ...demoAccounts.property, realName: '田物安', role: 'property', dept: '物业管理部', post: 8, detailType: 'wy' },
]

// after all other users, so that their seeded ids stay stable
const otherPeople: readonly Person[] = [
  { ...demoAccounts.tenantAdmin, realName: '乔治理', role: 'admin', dept: '景区运营中心', post: 2, detailType: 'web' },
  { ...demoAccounts.cashier, realName: '金收银', role: 'cashier', dept: '财务部', post: 9, detailType: 'web' },
]

/** Guest who signed in through an identity provider, registered, and awaits approval by an administrator. */
export const waitingGuest = { account: 'baixunke', password: initialPassword, realName: '白寻客' } as const

const getRole = (dept: string): SeededRole => {
  if (dept === '财务部') return 'finance'
  return dept === '游客服务中心' ? 'service' : 'user'
}

export const userTable = defineTable<UserRow>('user', (world) => {
  const random = world.random('user')
  const staff = Array.from({ length: 57 }, (_, index): Person => {
    const dept = random.pick(deptNames.slice(1))
    return {
      account: `staff${String(index + 1).padStart(3, '0')}`,
      password: initialPassword,
      realName: createPersonName(random),
      role: getRole(dept),
      dept,
      post: random.between(2, 11),
      detailType: 'web',
    }
  })
  const own = [...demoPeople, ...staff].map((person, index) => createUserRow(world, person, index))
  const { tenantId, admin } = secondTenant
  const manager = createUserRow(world, { ...admin, role: 'admin', dept: '', post: secondTenantRow, detailType: 'web' }, own.length)
  const next = own.length + 1
  const guest = createUserRow(world, { ...waitingGuest, role: 'guest', dept: '', post: 0, detailType: 'web' }, next + otherPeople.length)
  return [
    ...own,
    { ...manager, tenantId, roleId: world.seedId('role', secondTenantRow), deptId: world.seedId('dept', secondTenantRow) },
    ...otherPeople.map((person, index) => ({
      ...createUserRow(world, person, next + index),
      ...(person.account === demoAccounts.cashier.account && { phone: demoPhone }),
    })),
    {
      ...guest,
      roleId: '-1',
      deptId: '-1',
      postId: '-1',
      status: 0,
      createTime: getTimeBefore(world, 3),
      updateTime: getTimeBefore(world, 3),
    },
  ]
})

function createUserRow(world: World, person: Person, index: number): UserRow {
  const random = world.random(`user:${person.account}`)
  const besides = person.besides ? [person.besides] : []
  const joined = getTimeBefore(world, 1800 - index * 22)
  return {
    id: world.seedId('user', index),
    tenantId: '000000',
    userType: 1,
    code: `YX${String(1001 + index)}`,
    account: person.account,
    passwordHash: hashPassword(person.password),
    name: person.realName,
    realName: person.realName,
    avatar: '',
    email: `${person.account}@yunqihu.example`,
    phone: createPhoneNumber(random),
    birthday: `${random.between(1970, 2003)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')} 00:00:00`,
    sex: getSex(person.realName),
    roleId: [person, ...besides].map(({ role }) => getRoleId(world, role)).join(','),
    deptId: [person, ...besides].map(({ dept }) => getDeptId(world, dept)).join(','),
    postId: world.seedId('post', person.post),
    userExt: '',
    detailType: person.detailType,
    ...createAuditColumns(joined),
  }
}
