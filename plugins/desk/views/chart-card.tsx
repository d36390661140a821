import { Chart, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { dashboard } from '@jwsk/sdk/desk'
import { Link } from 'react-router-dom'
import { dayQuery, kindOf, seriesOf } from './figures'

type ChartData = OutputOf<typeof dashboard.portal>['charts'][number]

interface ChartCardProps {
  readonly title: string
  readonly unit: string
  readonly chart: ChartData
  /** The same chart over twice the time, where it is known. */
  readonly longer: ChartData | undefined
}

/** A chart with the days before behind it; a point leads to its list. */
export function ChartCard({ title, unit, chart: { path, points }, longer }: ChartCardProps) {
  const t = useTranslate()
  const words = { now: title, before: t('board.before') }
  // our own word for a name that the platform sent, else the platform's
  const nameOf = (name: string) => {
    const text = t(`board.points.${name}`)
    return text === `board.points.${name}` ? name : text
  }
  const addressOf = (name: string) => points.find((point) => nameOf(point.name) === name)?.path ?? (path && path + dayQuery(name))
  return (
    <section className="px-4 pt-3 pb-2 border-1 surface-border border-round-lg surface-card" aria-label={title}>
      <header className="flex align-items-baseline justify-content-between gap-2 mb-3">
        <h2 className="text-base">{title}</h2>
        {path && <Link to={path}>{t('board.open')}</Link>}
      </header>
      {points.length === 0 && <p>{t('board.nothing')}</p>}
      {points.length > 0 && (
        <Chart
          kind={kindOf(points)}
          label={title}
          unit={unit}
          names={points.map(({ name }) => nameOf(name))}
          series={seriesOf(points, longer?.points, words)}
          addressOf={addressOf}
        />
      )}
    </section>
  )
}
