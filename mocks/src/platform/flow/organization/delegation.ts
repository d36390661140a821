import { flowDelegation } from '@jwsk/sdk/flow'
import { requireIds } from '../../../engine/crud'
import { type Call, mock } from '../../../engine/mock'
import { businessError, rejected } from '../../../engine/refusal'
import type { StoredRow } from '../../../engine/world/table'
import { day, formatDate, formatDateTime } from '../../../engine/world/time'
import { defineTable, type World } from '../../../engine/world/world'
import { userTable } from '../../../system/organisation/user-table'
import { missingRowError } from '../../audited-row'
import { definitionTable } from '../definition-table'
import { getUserName, listPage, visibleDefinition } from '../views'
import { checkPerson } from './people'

export interface DelegationRow extends StoredRow {
  readonly tenantId: string
  /** User whose tasks are handed on. */
  readonly ownerId: string
  /** User who gets the tasks. */
  readonly userId: string
  readonly startTime: string
  readonly endTime: string
  /** `''` for all processes. */
  readonly processKey: string
  readonly reason: string
  readonly createTime: string
}

export const delegationTable = defineTable<DelegationRow>('flowDelegation', (world) => [
  {
    id: world.seedId('flowDelegation', 0),
    tenantId: '000000',
    ownerId: world.seedId(userTable.name, 0),
    userId: world.seedId(userTable.name, 5),
    startTime: `${formatDate(world.startedAt - 70 * day)} 00:00:00`,
    endTime: `${formatDate(world.startedAt - 66 * day)} 23:59:59`,
    processKey: '',
    reason: '年休假',
    createTime: formatDateTime(world.startedAt - 72 * day),
  },
  {
    id: world.seedId('flowDelegation', 1),
    tenantId: '000000',
    ownerId: world.seedId(userTable.name, 0),
    userId: world.seedId(userTable.name, 5),
    startTime: `${formatDate(world.startedAt + 310 * day)} 00:00:00`,
    endTime: `${formatDate(world.startedAt + 316 * day)} 23:59:59`,
    processKey: '',
    reason: '国庆假期',
    createTime: formatDateTime(world.startedAt - 2 * day),
  },
])

interface DelegateQuery {
  readonly userId: string
  readonly processKey: string
  /** Time at which the task arrives. */
  readonly time: string
  /** User who started the process; never becomes the delegate. */
  readonly startUserId?: string
}

const active = 1

/** Finds whom a user has delegated to at that time; a delegation of one process precedes one of all. */
function findDirectDelegate(world: World, { userId, processKey, time }: DelegateQuery): string | undefined {
  const current = world
    .table(delegationTable)
    .all()
    .filter((row) => row.ownerId === userId && getState(row, time) === 'active')
  const found = current.find((row) => row.processKey === processKey) ?? current.find((row) => row.processKey === '')
  return found && world.table(userTable).get(found.userId)?.status === active ? found.userId : undefined
}

/**
 * Finds the delegate of a user. A delegate who has delegated in turn is followed once, but never back to the user or
 * to the user who started the process.
 */
export function findDelegate(world: World, query: DelegateQuery): string | undefined {
  const first = findDirectDelegate(world, query)
  if (first === undefined) return undefined
  const second = findDirectDelegate(world, { ...query, userId: first })
  const isAllowed = (id: string | undefined) => id !== undefined && id !== query.userId && id !== query.startUserId
  return [second, first].find(isAllowed)
}

function getState({ startTime, endTime }: DelegationRow, now: string): 'planned' | 'active' | 'ended' {
  if (now < startTime) return 'planned'
  return now < endTime ? 'active' : 'ended'
}

const requireOwn = (call: Call, id: string): DelegationRow => {
  const row = call.world.table(delegationTable).get(id)
  if (!row) throw missingRowError()
  if (row.ownerId !== call.caller.userId) throw rejected()
  return row
}

const coversSameProcess = (left: string, right: string) => left === '' || right === '' || left === right

function checkOverlap({ world }: Call, row: DelegationRow): void {
  const other = world
    .table(delegationTable)
    .find(
      ({ id, ownerId, startTime, endTime, processKey }) =>
        id !== row.id &&
        ownerId === row.ownerId &&
        startTime <= row.endTime &&
        row.startTime <= endTime &&
        coversSameProcess(processKey, row.processKey),
    )
  if (other) throw businessError(`startTime:与 ${other.startTime} 至 ${other.endTime} 的代理重叠`)
}

function checkDelegation(call: Call, row: DelegationRow): void {
  const { world, caller } = call
  if (row.userId === caller.userId) throw businessError('userId:不能由自己代理')
  checkPerson(call, ['userId', row.userId])
  if (row.endTime <= row.startTime) throw businessError('endTime:结束时间须晚于开始时间')
  if (row.endTime <= world.formatNow()) throw businessError('endTime:结束时间不能早于现在')
  const isProcess = world.table(definitionTable).find((found) => found.key === row.processKey && visibleDefinition(call)(found))
  if (row.processKey !== '' && !isProcess) throw businessError('processKey:流程不存在')
  checkOverlap(call, row)
}

/** Returns the name of the newest version of a process. */
const getProcessName = ({ world }: Call, key: string) =>
  world
    .table(definitionTable)
    .all()
    .filter((row) => row.key === key)
    .sort((left, right) => right.version - left.version)[0]?.name ?? ''

const toOutput = ({ ownerId: _, tenantId: __, ...row }: DelegationRow) => row

export const delegationMocks = [
  mock(flowDelegation.page, (call) => {
    const own = call.world
      .table(delegationTable)
      .all()
      .filter(({ ownerId }) => ownerId === call.caller.userId)
      .sort((left, right) => (left.startTime < right.startTime ? 1 : -1))
    return listPage(
      call,
      own.map((row) => ({
        ...toOutput(row),
        userName: getUserName(call.world, row.userId),
        processName: getProcessName(call, row.processKey),
        state: getState(row, call.world.formatNow()),
      })),
    )
  }),
  mock(flowDelegation.submit, (call) => {
    const { world, body, caller } = call
    const before = body.id ? requireOwn(call, body.id) : undefined
    if (before && before.endTime <= world.formatNow()) throw businessError('代理已结束，不能修改')
    const { userId, startTime, endTime, processKey = '', reason = '' } = body
    const row: DelegationRow = {
      id: before?.id ?? world.nextId(),
      tenantId: caller.tenantId,
      ownerId: caller.userId,
      userId,
      startTime,
      endTime,
      processKey,
      reason,
      createTime: before?.createTime ?? world.formatNow(),
    }
    checkDelegation(call, row)
    world.table(delegationTable).put(row)
    return undefined
  }),
  mock(flowDelegation.remove, (call) => {
    const table = call.world.table(delegationTable)
    const now = call.world.formatNow()
    for (const row of requireIds(call.query).map((id) => requireOwn(call, id))) {
      if (row.endTime <= now) throw businessError('代理已结束')
      table.remove(row.id)
    }
    return undefined
  }),
]
