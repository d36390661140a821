import { type CellSlotProps, money } from '@jwsk/kit'
import type { ParkingLotOrder } from '@jwsk/sdk/biz'

const sum = money()

/** Payment status with what was refunded. */
export function RefundedAmount({ row, children }: CellSlotProps<ParkingLotOrder>) {
  if (!(Number(row.refundAmount) > 0)) return children
  return (
    <span className="flex align-items-center gap-1">
      {children}
      <sum.Cell value={sum.parse(row.refundAmount, row)} />
    </span>
  )
}
