import { day, formatDate, formatDateTime } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import { type AuditedTenantRow, createTenantColumns } from '../audited-row'
import { getLeaveDefinitionId } from '../flow/definition-table'
import { leaveSeeds } from './leave-seeds'

export interface LeaveRow extends AuditedTenantRow {
  readonly processDefinitionId: string
  readonly processInstanceId: string
  readonly startTime: string
  readonly endTime: string
  readonly reason: string
  readonly taskUser: string
  readonly applyUser: string
  readonly applyTime: string
}

export const leaveTable = defineTable<LeaveRow>('leave', (world) => {
  const columns = createTenantColumns(world, 'leave')
  return leaveSeeds.map(({ applicant, approver, days, reason, daysAgo }, index) => {
    const applyUser = world.seedId(userTable.name, applicant)
    const first = world.startedAt - (daysAgo - 5) * day
    const made = columns(index, daysAgo)
    return {
      processDefinitionId: getLeaveDefinitionId(world),
      processInstanceId: world.seedId('flowCase', index),
      startTime: `${formatDate(first)} 08:30:00`,
      endTime: `${formatDate(first + (days - 1) * day)} 17:30:00`,
      reason,
      taskUser: world.seedId(userTable.name, approver),
      applyUser,
      applyTime: formatDateTime(world.startedAt - daysAgo * day),
      ...made,
      createUser: applyUser,
    }
  })
})
