import type { FlowField } from '@jwsk/sdk/flow'
import type { World } from '../../engine/world/world'
import { deptTable } from '../../system/organisation/dept-table'
import { userTable } from '../../system/organisation/user-table'
import { leaveTable } from '../desk/leave-table'
import type { Case } from './case'
import { requestTable } from './request-table'

const mostTold = 3
const longest = 60

/** What a person reads where the wire has a key; files say nothing. */
function wordOf(world: World, kind: FlowField['kind'], value: string): string {
  if (kind === 'person') return world.table(userTable).get(value)?.realName ?? value
  if (kind === 'department') return world.table(deptTable).get(value)?.deptName ?? value
  return kind === 'file' ? '' : value
}

/** What an instance is about, in a line. */
export function summaryOf(world: World, { businessId }: Pick<Case, 'businessId'>): string {
  const leave = world.table(leaveTable).get(businessId)
  if (leave) return `${leave.startTime.slice(0, 10)} 至 ${leave.endTime.slice(0, 10)}，${leave.reason}`.slice(0, longest)
  const request = world.table(requestTable).get(businessId)
  const words = (request?.fields ?? []).map(({ name, kind }) => wordOf(world, kind, request?.values[name] ?? ''))
  return words
    .filter((word) => word !== '')
    .slice(0, mostTold)
    .join(' · ')
    .slice(0, longest)
}
