import type { Call } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import { scenicSpotTicketTable } from '../scenic/scenic-spot-ticket-table'
import { patchRow } from '../shared/entity-mocks'
import { toCents, yuan } from '../shared/money'
import { waterSportTicketTable } from '../water-sports/water-sport-ticket-table'
import { type OtaPlatformRow, otaPlatformTable } from './ota-platform-table'
import { type OtaPlatformTicketRow, otaPlatformTicketTable, ticketKind } from './ota-platform-ticket-table'

/** Finds the local ticket that a platform's ticket sells. */
export const findLocalTicket = (call: Call, { ticketKind: kind, ticketId }: Pick<OtaPlatformTicketRow, 'ticketKind' | 'ticketId'>) =>
  kind === ticketKind.water ? call.world.table(waterSportTicketTable).get(ticketId) : call.world.table(scenicSpotTicketTable).get(ticketId)

/** Returns the reason why a platform would reject a ticket; `undefined` if it accepts it. */
function findPushProblem(call: Call, row: OtaPlatformTicketRow): string | undefined {
  const ticket = findLocalTicket(call, row)
  const platform = call.world.table(otaPlatformTable).get(row.otaPlatformId)
  if (platform?.status !== 1) return 'OTA平台已停用'
  if (!ticket) return '本地门票不存在'
  if (ticket.status !== 1) return '本地门票已下架'
  if (!ticket.settlePrice) return '本地门票未设置结算价'
  if (toCents(row.salePrice) > toCents(ticket.marketPrice)) return '平台售价高于门市价'
  if (toCents(row.settlePrice) > toCents(row.salePrice)) return '结算价高于平台售价'
  return undefined
}

/** Pushes one ticket to its platform and stores the result. */
export function pushTicket(call: Call, row: OtaPlatformTicketRow) {
  const problem = findPushProblem(call, row)
  const message = problem ?? '同步成功'
  patchRow(call, otaPlatformTicketTable, {
    id: row.id,
    syncStatus: problem ? 2 : 1,
    syncMessage: message,
    syncTime: call.world.formatNow(),
  })
  return { id: row.id, success: problem === undefined, message }
}

export function toSyncResult(results: readonly { readonly id: string; readonly success: boolean; readonly message: string }[]) {
  const successCount = results.filter(({ success }) => success).length
  return { total: results.length, successCount, failCount: results.length - successCount, results: [...results] }
}

interface LocalTicket {
  readonly id: string
  readonly ticketName: string
  readonly salePrice: string | number
  readonly settlePrice?: string | number
  readonly stock: number
}

/** Pushes local tickets to a platform and creates those that it does not have yet. Results contain the local ids. */
export function syncLocal(call: Call, kind: number, tickets: readonly LocalTicket[]) {
  const platform = call.world.table(otaPlatformTable).get(call.query['otaPlatformId'] ?? '')
  if (!platform) throw businessError('otaPlatformId:关联数据不存在')
  if (platform.status !== 1) throw businessError('OTA平台已停用')
  return toSyncResult(tickets.map((ticket) => ({ ...pushTicket(call, createOffer(call, platform, { ...ticket, kind })), id: ticket.id })))
}

function createOffer(call: Call, platform: OtaPlatformRow, ticket: LocalTicket & { readonly kind: number }): OtaPlatformTicketRow {
  const { world, caller } = call
  const rows = world.table(otaPlatformTicketTable)
  const found = rows.find((row) => row.otaPlatformId === platform.id && row.ticketId === ticket.id)
  const prices = { salePrice: yuan(toCents(ticket.salePrice)), settlePrice: yuan(toCents(ticket.settlePrice)), stock: ticket.stock }
  if (found) return rows.put({ ...found, ...prices })
  const id = world.nextId()
  return rows.put({
    ...createNewAuditColumns(world),
    id,
    tenantId: caller.tenantId,
    createUser: caller.userId,
    otaPlatformId: platform.id,
    ticketKind: ticket.kind,
    ticketId: ticket.id,
    otaProductId: `${platform.platformCode.slice(0, 2).toUpperCase()}${id.slice(-7)}`,
    otaProductName: `【${platform.platformName}专享】${ticket.ticketName}`,
    ...prices,
    syncStatus: 0,
    status: 0,
    salesCount: 0,
    verifyCount: 0,
  })
}
