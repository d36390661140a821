import type { FlowField } from '@jwsk/sdk/flow'
import { day, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import { type LeaveRow, leaveTable } from '../desk/leave-table'
import type { ProcessInstance } from './instance-types'
import { requestTable } from './request/request-table'

const maxFields = 3
const maxLength = 60

// a date or a department does not characterize a request
const summarizedKinds: ReadonlySet<FlowField['kind']> = new Set(['text', 'textarea', 'number', 'choice', 'person'])

/** Formats a value for people, with labels in place of keys. */
function formatValue(world: World, kind: FlowField['kind'], value: string): string {
  return kind === 'person' ? (world.table(userTable).get(value)?.realName ?? value) : value
}

const countDays = ({ startTime, endTime }: LeaveRow) => Math.ceil((parseTime(endTime) - parseTime(startTime)) / day)

/** Returns the fields of a form that decide on it. */
export function getFacts(world: World, { businessId }: Pick<ProcessInstance, 'businessId'>) {
  const leave = world.table(leaveTable).get(businessId)
  if (leave) return [{ label: '请假天数', value: `${countDays(leave)}天`, kind: 'text' }]
  const { fields = [], values = {} } = world.table(requestTable).get(businessId) ?? {}
  return fields
    .filter(({ name, isFact }) => isFact === true && (values[name] ?? '') !== '')
    .map(({ name, label, kind }) => ({ label, value: formatValue(world, kind, values[name] ?? ''), kind }))
}

/** Summarizes an instance in one line. */
export function summarize(world: World, { businessId }: Pick<ProcessInstance, 'businessId'>): string {
  const leave = world.table(leaveTable).get(businessId)
  if (leave) return `${countDays(leave)}天 · ${leave.reason}`.slice(0, maxLength)
  const request = world.table(requestTable).get(businessId)
  const words = (request?.fields ?? [])
    .filter(({ kind }) => summarizedKinds.has(kind))
    .map(({ name, kind }) => formatValue(world, kind, request?.values[name] ?? ''))
  return words
    .filter((word) => word !== '')
    .slice(0, maxFields)
    .join(' · ')
    .slice(0, maxLength)
}
