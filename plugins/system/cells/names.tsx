import { type CellSlotProps, TextCell } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import type { user } from '@jwsk/sdk/system'

type Person = RowOf<typeof user.page>

/** Names that only the row has: those of another tenant's roles or departments. */
const namesCell =
  (name: 'roleName' | 'deptName') =>
  ({ row, children }: CellSlotProps<Person>) => {
    const names: unknown = row[name]
    return typeof names === 'string' ? <TextCell value={names} /> : children
  }

export const RoleNames = namesCell('roleName')
export const DeptNames = namesCell('deptName')
