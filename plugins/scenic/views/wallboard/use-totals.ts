import { useTranslate } from '@jwsk/kit'
import { getLoadTone, useWallboardNumbers, type WallboardTotal } from '@jwsk/wallboard'
import type { Today, VisitorStats } from './visitor-stats'

/** Returns today's headline stats: the visitors with their share of the capacity, and three others, each compared with yesterday at the same time. */
export function useTotals(stats: VisitorStats | undefined): readonly WallboardTotal[] {
  const t = useTranslate()
  const { whole } = useWallboardNumbers()
  const { capacity = 0, visitors } = stats ?? {}
  const share = visitors && capacity > 0 ? visitors.value / capacity : undefined
  const formatNote = ({ trend, before }: Partial<Today> = {}) => {
    if (trend === undefined) return before === undefined ? '\u00a0' : t('wall.yesterday', { value: whole(before) })
    if (trend === 0) return t('wall.same')
    return t(trend > 0 ? 'wall.up' : 'wall.down', { percent: Math.abs(trend) })
  }
  const total = (label: string, today: Today | undefined) => ({ label, value: whole(today?.value), note: formatNote(today) })
  return [
    {
      ...total(t('wall.visitors'), visitors),
      note: [formatNote(visitors), capacity > 0 && t('wall.capacity', { capacity: whole(capacity) })].filter(Boolean).join(' · '),
      ring: { share, tone: getLoadTone(share ?? 0) },
    },
    total(t('wall.orders'), stats?.orders),
    total(t('wall.income'), stats?.income),
    total(t('wall.entries'), stats?.entries),
  ]
}
