import { waterSport } from '@jwsk/sdk/biz'
import { type Call, type Mock, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { defineSeededTable } from '../../engine/world/seeded-table'
import type { World } from '../../engine/world/world'
import { requireParameter } from '../shared/actions'
import { requireRow } from '../shared/entity-mocks'
import { waterSportTable } from './water-sport-table'
import { waterSportTicketTable } from './water-sport-ticket-table'

interface Session {
  readonly startTime: string
  readonly endTime: string
  readonly capacity: number
}

/** One row per sport, with the sport's key. */
interface SessionsRow {
  readonly id: string
  readonly sessions: readonly Session[]
}

const daily = [
  ['09:00', '10:30'],
  ['14:00', '15:30'],
] as const

const sessionsTable = defineSeededTable<SessionsRow>('sportSessions', (world) =>
  waterSportTable.seed(world).map(({ id, capacity = 10 }) => ({
    id,
    sessions: daily.map(([startTime, endTime]) => ({ startTime, endTime, capacity: capacity * 6 })),
  })),
)

const getSessions = (world: World, sportId: string): readonly Session[] => world.table(sessionsTable).get(sportId)?.sessions ?? []

const formatSession = ({ startTime, endTime }: Session) => `${startTime}-${endTime}`

/** Throws if the ticket's session is not one of the sport's sessions; sports without sessions accept any. */
export function checkSession(
  world: World,
  { waterSportId, sessionTime }: { readonly waterSportId: string; readonly sessionTime?: string },
) {
  const sessions = getSessions(world, waterSportId)
  if (sessionTime && sessions.length > 0 && !sessions.some((session) => formatSession(session) === sessionTime))
    throw businessError('sessionTime:该项目没有此场次')
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

function parseSession({ startTime, endTime, capacity }: Partial<Record<keyof Session, unknown>>): Session {
  if (typeof startTime !== 'string' || !clockTime.test(startTime)) throw businessError('startTime:格式不正确')
  if (typeof endTime !== 'string' || !clockTime.test(endTime)) throw businessError('endTime:格式不正确')
  if (endTime <= startTime) throw businessError('endTime:场次结束时间必须晚于开始时间')
  if (typeof capacity !== 'number' || !Number.isInteger(capacity) || capacity < 1) throw businessError('capacity:每场人数必须大于0')
  return { startTime, endTime, capacity }
}

function setSessions(call: Call) {
  const sport = requireRow(call, waterSportTable, requireParameter(call, 'id'))
  if (!Array.isArray(call.body)) throw businessError('消息不能读取')
  const sessions = call.body.map(parseSession).sort((left, right) => (left.startTime < right.startTime ? -1 : 1))
  if (sessions.some(({ startTime }, index) => startTime < (sessions[index - 1]?.endTime ?? ''))) throw businessError('场次时间不能重叠')
  const names = new Set(sessions.map(formatSession))
  const bookedTicket = call.world
    .table(waterSportTicketTable)
    .find((ticket) => ticket.waterSportId === sport.id && Boolean(ticket.sessionTime) && !names.has(ticket.sessionTime ?? ''))
  if (bookedTicket && sessions.length > 0) throw businessError(`${bookedTicket.sessionTime}已有门票使用，不能删除`)
  call.world.table(sessionsTable).put({ id: sport.id, sessions })
}

export const sportSessionMocks: readonly Mock[] = [
  mock(waterSport.sessions, (call) => getSessions(call.world, requireRow(call, waterSportTable, requireParameter(call, 'id')).id)),
  mock(waterSport.setSessions, setSessions),
]
