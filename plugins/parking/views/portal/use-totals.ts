import { useTranslate } from '@jwsk/kit'
import { getLoadTone, useWallboardNumbers, type WallboardTotal } from '@jwsk/wallboard'
import type { ParkingStats } from './parking-stats'

/** Returns the headline stats: the free spaces with the total occupancy, and three others. */
export function useTotals(stats: ParkingStats | undefined): readonly WallboardTotal[] {
  const t = useTranslate()
  const { whole } = useWallboardNumbers()
  const { total = 0, used = 0 } = stats ?? {}
  const share = total > 0 ? Math.min(1, used / total) : undefined
  const [all, taken] = [whole(stats?.total), whole(stats?.used)]
  const { before } = stats ?? {}
  /** Returns the note of a stat: the comparison, if known, and `more`. */
  const formatNote = (then: number | undefined, more: string) =>
    [...(then === undefined ? [] : [t('portal.before', { value: whole(then) })]), more].filter(Boolean).join(' · ')
  return [
    {
      label: t('portal.left'),
      value: whole(stats?.left),
      note: t('portal.use', { total: all, taken }),
      ring: { share, tone: getLoadTone(share ?? 0) },
    },
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
      note: formatNote(before?.income, ''),
    },
  ]
}
