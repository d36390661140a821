import type { FlowField } from '@jwsk/sdk/flow'
import { day, timeOf } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import { type LeaveRow, leaveTable } from '../desk/leave-table'
import type { Case } from './case-types'
import { requestTable } from './request-table'

const mostTold = 3
const longest = 60

// a day or a department says little of what is asked for
const told: ReadonlySet<FlowField['kind']> = new Set(['text', 'textarea', 'number', 'choice', 'person'])

/** What a person reads where the wire has a key. */
function wordOf(world: World, kind: FlowField['kind'], value: string): string {
  return kind === 'person' ? (world.table(userTable).get(value)?.realName ?? value) : value
}

const daysOf = ({ startTime, endTime }: LeaveRow) => Math.ceil((timeOf(endTime) - timeOf(startTime)) / day)

/** What an instance is about, in a line. */
export function summaryOf(world: World, { businessId }: Pick<Case, 'businessId'>): string {
  const leave = world.table(leaveTable).get(businessId)
  if (leave) return `${daysOf(leave)}天 · ${leave.reason}`.slice(0, longest)
  const request = world.table(requestTable).get(businessId)
  const words = (request?.fields ?? [])
    .filter(({ kind }) => told.has(kind))
    .map(({ name, kind }) => wordOf(world, kind, request?.values[name] ?? ''))
  return words
    .filter((word) => word !== '')
    .slice(0, mostTold)
    .join(' · ')
    .slice(0, longest)
}
