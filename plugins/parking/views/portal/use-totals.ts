import { useTranslate } from '@jwsk/kit'
import { useWallboardNumbers, type WallboardTotal } from '@jwsk/wallboard'
import type { ParkingStats } from './parking-stats'

interface Totals {
  readonly totals: readonly WallboardTotal[]
  /** Occupied share of all spaces, from 0 to 1; `undefined` if there are none. */
  readonly share: number | undefined
  /** The share as numbers. */
  readonly caption: string
}

/** Returns the four headline stats and the total occupancy. */
export function useTotals(stats: ParkingStats | undefined): Totals {
  const t = useTranslate()
  const { whole, share: part } = useWallboardNumbers()
  const { total = 0, used = 0 } = stats ?? {}
  const share = total > 0 ? Math.min(1, used / total) : undefined
  const [all, taken] = [whole(stats?.total), whole(stats?.used)]
  const { before } = stats ?? {}
  /** Returns the note of a stat: the comparison, if known, and `more`. */
  const formatNote = (then: number | undefined, more: string) =>
    [...(then === undefined ? [] : [t('portal.before', { value: whole(then) })]), more].filter(Boolean).join(' · ')
  return {
    share,
    caption: t('portal.usedOf', { used: taken, total: all }),
    totals: [
      { label: t('portal.left'), value: whole(stats?.left), note: t('portal.use', { total: all, share: part(share) }) },
      {
        label: t('portal.entered'),
        value: whole(stats?.entered),
        note: formatNote(before?.entered, t('portal.reserved', { count: whole(stats?.reserved) })),
      },
      {
        label: t('portal.departed'),
        value: whole(stats?.departed),
        note: formatNote(before?.departed, before?.departed === undefined ? t('portal.taken', { count: taken }) : ''),
      },
      {
        label: t('portal.income'),
        value: whole(stats?.income),
        note: formatNote(before?.income, t('portal.month', { amount: whole(stats?.monthIncome) })),
      },
    ],
  }
}
