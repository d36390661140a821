import { day, minute } from '../../engine/world/time'
import { toCents } from '../shared/money'
import type { ParkingLotRow } from './seed-lots'

type Charges = Pick<ParkingLotRow, 'freeMinutes' | 'hourPrice' | 'dayMaxPrice'>

/** Computes the fee of a stay in cents: free minutes, then each started hour, capped per started day. */
export function computeParkingFee(lot: Charges, minutes: number): number {
  if (minutes <= (lot.freeMinutes ?? 0)) return 0
  const dayMinutes = day / minute
  const cap = toCents(lot.dayMaxPrice)
  const computeFee = (part: number) => {
    const fee = Math.ceil(part / 60) * toCents(lot.hourPrice)
    return cap > 0 ? Math.min(fee, cap) : fee
  }
  const charged = minutes - (lot.freeMinutes ?? 0)
  return Math.floor(charged / dayMinutes) * computeFee(dayMinutes) + computeFee(charged % dayMinutes)
}
