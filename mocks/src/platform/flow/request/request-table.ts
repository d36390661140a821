import type { FlowField } from '@jwsk/sdk/flow'
import type { StoredRow } from '../../../engine/world/table'
import { day, formatDate, formatDateTime } from '../../../engine/world/time'
import { defineTable } from '../../../engine/world/world'
import { getDeptId } from '../../../system/organisation/dept-table'
import { userTable } from '../../../system/organisation/user-table'
import { getExpenseDefinitionId } from '../definition-table'
import { expenseFields, requestSeeds } from './request-seeds'

/** Submitted form, with the fields that it had at that time. */
export interface RequestRow extends StoredRow {
  readonly tenantId: string
  readonly definitionId: string
  readonly processInstanceId: string
  readonly fields: readonly FlowField[]
  readonly values: Readonly<Record<string, string>>
  readonly applyUser: string
  readonly applyTime: string
  /** Table of the record that the request is about. */
  readonly recordTable?: string
  readonly recordId?: string
}

export const requestTable = defineTable<RequestRow>('flowRequest', (world) =>
  requestSeeds.map(({ applicant, dept, category, amount, reason, daysAgo }, index) => ({
    id: world.seedId('flowRequest', index),
    tenantId: '000000',
    definitionId: getExpenseDefinitionId(world),
    processInstanceId: world.seedId('flowCaseOfRequest', index),
    fields: expenseFields,
    values: {
      category,
      amount,
      spentOn: formatDate(world.startedAt - (daysAgo + 3) * day),
      deptId: getDeptId(world, dept),
      reason,
      witness: '',
      receipts: '',
    },
    applyUser: world.seedId(userTable.name, applicant),
    applyTime: formatDateTime(world.startedAt - daysAgo * day),
  })),
)
