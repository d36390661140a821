import { useTranslate } from '@jwsk/kit'
import { useWallboardNumbers, type WallboardTotal } from '@jwsk/wallboard'
import type { ParkingStats } from './parking-stats'

interface Totals {
  readonly totals: readonly WallboardTotal[]
  /** Of all spaces that are taken, from 0 to 1; nothing where there is none. */
  readonly share: number | undefined
  /** The same in numbers. */
  readonly caption: string
}

/** The four figures that are read first, and how much of all spaces is taken. */
export function useTotals(figures: ParkingStats | undefined): Totals {
  const t = useTranslate()
  const { whole, share: part } = useWallboardNumbers()
  const { total = 0, used = 0 } = figures ?? {}
  const share = total > 0 ? Math.min(1, used / total) : undefined
  const [all, taken] = [whole(figures?.total), whole(figures?.used)]
  const { before } = figures ?? {}
  /** What it is compared with, where that is known, and what else is said of it. */
  const noteOf = (then: number | undefined, more: string) =>
    [...(then === undefined ? [] : [t('portal.before', { value: whole(then) })]), more].filter(Boolean).join(' · ')
  return {
    share,
    caption: t('portal.usedOf', { used: taken, total: all }),
    totals: [
      { label: t('portal.left'), value: whole(figures?.left), note: t('portal.use', { total: all, share: part(share) }) },
      {
        label: t('portal.entered'),
        value: whole(figures?.entered),
        note: noteOf(before?.entered, t('portal.reserved', { count: whole(figures?.reserved) })),
      },
      {
        label: t('portal.departed'),
        value: whole(figures?.departed),
        note: noteOf(before?.departed, before?.departed === undefined ? t('portal.taken', { count: taken }) : ''),
      },
      {
        label: t('portal.income'),
        value: whole(figures?.income),
        note: noteOf(before?.income, t('portal.month', { amount: whole(figures?.monthIncome) })),
      },
    ],
  }
}
