import { formatDateTime } from '../engine/world/time'
import { defineTable, type World } from '../engine/world/world'
import { deptTable } from '../system/organisation/dept-table'
import { type UserRow, userTable } from '../system/organisation/user-table'
import { revokedTable } from './revoked'

/** Session of a signed-in user, one per token. */
export interface SessionRow {
  /** `jti` of the token. */
  readonly id: string
  readonly tenantId: string
  readonly account: string
  readonly realName: string
  readonly deptName: string
  readonly ipAddress: string
  readonly location: string
  readonly browser: string
  readonly os: string
  readonly clientId: string
  readonly loginTime: string
  readonly lastActiveTime: string
  readonly expireTime: string
}

interface SignInRecord {
  readonly tokenId: string
  readonly user: UserRow
  readonly clientId: string
  readonly userAgent: string
  readonly ipAddress: string
  readonly lifetime: number
}

const browsers = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['Linux', 'Linux'],
] as const
const findBrowserName = (userAgent: string, known: readonly (readonly [mark: string, name: string])[]) =>
  known.find(([mark]) => userAgent.includes(mark))?.[1] ?? '其他'

const createSessionRow = (
  world: World,
  { tokenId, user, clientId, userAgent, ipAddress, lifetime }: SignInRecord,
  at: number,
): SessionRow => ({
  id: tokenId,
  tenantId: user.tenantId,
  account: user.account,
  realName: user.realName,
  deptName: world.table(deptTable).get(user.deptId.split(',')[0] ?? '')?.deptName ?? '',
  ipAddress,
  location: '内网',
  browser: findBrowserName(userAgent, browsers),
  os: findBrowserName(userAgent, systems),
  clientId,
  loginTime: formatDateTime(at),
  lastActiveTime: formatDateTime(at),
  expireTime: formatDateTime(at + lifetime * 1000),
})

/** Seeded sessions of colleagues who are at work when a world begins. */
export const sessionTable = defineTable<SessionRow>('session', (world) => {
  const random = world.random('session')
  return world
    .table(userTable)
    .all()
    .slice(3, 15)
    .map((user, index) => {
      const userAgent = `${random.pick(['Windows', 'Mac OS', 'Android', 'iPhone'])} ${random.pick(['Chrome/', 'Edg/', 'Safari/'])}`
      const arrival = {
        tokenId: world.seedId('session', index),
        user,
        clientId: random.pick(['console', 'visitor-app']),
        userAgent,
        ipAddress: `10.0.8.${random.between(10, 240)}`,
        lifetime: 8 * 3600,
      }
      return createSessionRow(world, arrival, world.startedAt - random.between(5 * 60, 170 * 60) * 1000)
    })
})

export function openSession(world: World, arrival: SignInRecord) {
  world.table(sessionTable).put(createSessionRow(world, arrival, world.now()))
}

/** Returns the sessions whose token is still valid. */
export function getOpenSessions(world: World): SessionRow[] {
  const now = world.formatNow()
  return world
    .table(sessionTable)
    .all()
    .filter((row) => row.expireTime > now && !world.table(revokedTable).get(row.id))
}
