import { useTranslate } from '@jwsk/kit'
import { useWallboardNumbers, type WallboardTotal } from '@jwsk/wallboard'
import type { Today, VisitorStats } from './visitor-stats'

/** Returns today's four headline stats, each compared with yesterday at the same time. */
export function useTotals(stats: VisitorStats | undefined): readonly WallboardTotal[] {
  const t = useTranslate()
  const { whole } = useWallboardNumbers()
  const formatNote = ({ trend, before }: Partial<Today> = {}) => {
    if (trend === undefined) return before === undefined ? '\u00a0' : t('wall.yesterday', { value: whole(before) })
    if (trend === 0) return t('wall.same')
    return t(trend > 0 ? 'wall.up' : 'wall.down', { percent: Math.abs(trend) })
  }
  const total = (label: string, today: Today | undefined) => ({ label, value: whole(today?.value), note: formatNote(today) })
  return [
    total(t('wall.visitors'), stats?.visitors),
    total(t('wall.orders'), stats?.orders),
    total(t('wall.income'), stats?.income),
    total(t('wall.entries'), stats?.entries),
  ]
}
