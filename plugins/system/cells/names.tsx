import { type CellSlotProps, TextCell, translateWord, useKitText } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import type { user } from '@jwsk/sdk/system'

type Person = RowOf<typeof user.page>

/** Cell with names from the row, because roles and departments of other tenants cannot be looked up. */
const namesCell = (name: 'roleName' | 'deptName') =>
  function NamesCell({ row, children }: CellSlotProps<Person>) {
    const t = useKitText()
    const names: unknown = row[name]
    const translateNames = (text: string) =>
      text
        .split(',')
        .map((one) => translateWord(one, t))
        .join(t('select.separator'))
    return typeof names === 'string' ? <TextCell value={translateNames(names)} /> : children
  }

export const RoleNames = namesCell('roleName')
export const DeptNames = namesCell('deptName')
