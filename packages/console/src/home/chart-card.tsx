import { PointsChart } from '@jwsk/kit'
import type { HTMLAttributes, ReactNode } from 'react'
import { type DashboardData, useComparisonPeriod, useGetTitle, useGetUnit } from './use-dashboard'

interface ChartCardProps {
  readonly chart: DashboardData['charts'][number]
  readonly days: number
  /** When its figures were true, in milliseconds. */
  readonly asOf: number
  /** Beside the title while charts are arranged. */
  readonly tools?: ReactNode
  readonly handlers?: HTMLAttributes<HTMLElement> | undefined
}

/** takings jump from hour to hour: what the day has brought by now is read at a glance */
const cumulative = ['income_hour']

/** A chart with the days before behind it. */
export function ChartCard({ chart, days, asOf, tools, handlers }: ChartCardProps) {
  const title = useGetTitle('charts')(chart)
  const unit = useGetUnit()(chart)
  const longer = useComparisonPeriod(days)?.charts.find(({ code }) => code === chart.code)
  const { path, points } = chart
  return (
    <section className={`board-card flex flex-column h-full ${handlers ? 'cursor-move' : ''}`} aria-label={title} {...handlers}>
      <PointsChart
        label={title}
        unit={unit}
        points={points}
        comparisonPoints={longer?.points}
        path={path}
        asOf={asOf}
        heading="h3"
        cumulative={cumulative.includes(chart.code)}
        actions={tools}
      />
    </section>
  )
}
