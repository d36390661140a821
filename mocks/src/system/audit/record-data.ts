import { recordData } from '@jwsk/sdk/system'
import { crud } from '../../engine/crud'
import type { Mock } from '../../engine/mock'
import { defineTable } from '../../engine/world/world'
import { userTable } from '../organisation/user-table'
import type { RecordDataRow } from './audit-row'
import { createSeededHistory } from './seeded-history'

export const recordDataTable = defineTable<RecordDataRow>('recordData', createSeededHistory)

/** Nobody but a super administrator may change what an audit has recorded. */
const onlyForAdministrators = (mock: Mock): Mock =>
  mock.operation.method === 'GET' ? mock : { ...mock, requires: { roles: ['administrator'] } }

export const recordDataMocks = crud(recordData, recordDataTable, {
  order: (left, right) => right.recordTime.localeCompare(left.recordTime) || (left.id < right.id ? 1 : -1),
  visible: (row, { caller }) => caller.roles.includes('administrator') || row.tenantId === caller.tenantId,
  view: ({ tenantId: _, ...row }, { world }) => ({
    ...row,
    recordUserName: world.table(userTable).get(row.recordUser)?.realName ?? '',
  }),
}).map(onlyForAdministrators)
