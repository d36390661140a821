import { defineTable, type World } from '../engine/world/world'
import { demoAccounts, userTable, waitingGuest } from '../system/organisation/user-table'

/** Login at an identity provider and its user; `userId` is -1 until the user is registered. */
export interface OauthRow {
  readonly id: string
  readonly source: string
  readonly uuid: string
  readonly userId: string
}

export const noUserId = '-1'

const boundAccounts = [
  ['dingtalk', demoAccounts.cashier.account],
  ['wechat_open', waitingGuest.account],
  ...['wechat_open', 'wechat_enterprise', 'feishu', 'alipay', 'github', 'oidc', 'cas'].map(
    (source) => [source, demoAccounts.cashier.account] as const,
  ),
] as const

export const oauthTable = defineTable<OauthRow>('oauth', (world) =>
  boundAccounts.map(([source, account], index) => ({
    id: world.seedId('oauth', index),
    source,
    uuid: account,
    userId: world.table(userTable).find((user) => user.account === account)?.id ?? noUserId,
  })),
)

/** Finds the login of that user at that identity provider; creates it if it is new. */
export function findOrCreateOauth(world: World, source: string, uuid: string): OauthRow {
  const table = world.table(oauthTable)
  return (
    table.find((row) => row.source === source && row.uuid === uuid) ?? table.put({ id: world.nextId(), source, uuid, userId: noUserId })
  )
}

export function linkOauth(world: World, id: string, userId: string): boolean {
  const row = world.table(oauthTable).get(id)
  if (row) world.table(oauthTable).put({ ...row, userId })
  return row !== undefined
}
