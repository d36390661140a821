import type { CellSlotProps } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import type { flowCopy } from '@jwsk/sdk/flow'

/** Summary of a copy, bold until it is read; the column of the state says so in words. */
export function UnreadSummary({ row, children }: CellSlotProps<RowOf<typeof flowCopy.page>>) {
  return row.read === 0 ? <span className="font-semibold">{children}</span> : children
}
