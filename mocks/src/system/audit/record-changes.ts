import type { Write } from '../../engine/platform-rules'
import { createAuditRow } from './audit-row'
import { recordDataTable } from './record-data'

/** Number of audited changes that a world keeps. */
const maxRows = 2000

/** Whether it is a row of the business: rows of sessions, logs and grants have no audit columns. */
const isAuditable = (row: object | undefined) => row !== undefined && 'createTime' in row && 'isDeleted' in row

/** Audits the rows that a write has changed. */
export function recordChanges({ world, operation, caller, changes }: Write) {
  const table = world.table(recordDataTable)
  const rows = changes
    .filter(({ before, after }) => isAuditable(after ?? before))
    .map(({ table: name, before, after }) =>
      createAuditRow(
        { before, after },
        {
          id: world.nextId(),
          tenantId: caller.tenantId,
          path: operation.path,
          time: world.formatNow(),
          userId: caller.userId,
          table: name,
        },
      ),
    )
  if (rows.length === 0) return
  table.putAll(rows)
  for (const { id } of table.all().slice(0, Math.max(0, table.size - maxRows))) table.remove(id)
}
