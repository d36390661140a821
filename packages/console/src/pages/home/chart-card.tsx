import { PointsChart } from '@jwsk/kit'
import type { HTMLAttributes, ReactNode } from 'react'
import { type DashboardData, useComparisonPeriod, useGetTitle, useGetUnit } from './use-dashboard'

interface ChartCardProps {
  readonly chart: DashboardData['charts'][number]
  readonly days: number
  /** Time of the data, in milliseconds since the epoch. */
  readonly updatedAt: number
  /** Buttons next to the title while charts are arranged. */
  readonly tools?: ReactNode
  readonly handlers?: HTMLAttributes<HTMLElement> | undefined
}

/** income varies from hour to hour, so the chart shows the running total of the day */
const cumulative = ['income_hour']

/** Chart with the previous period behind it. */
export function ChartCard({ chart, days, updatedAt, tools, handlers }: ChartCardProps) {
  const title = useGetTitle('charts')(chart)
  const unit = useGetUnit()(chart)
  const comparison = useComparisonPeriod(days)?.charts.find(({ code }) => code === chart.code)
  const { path, points } = chart
  return (
    <section className={`dashboard-card flex flex-column h-full ${handlers ? 'cursor-move' : ''}`} aria-label={title} {...handlers}>
      <PointsChart
        label={title}
        unit={unit}
        points={points}
        comparisonPoints={comparison?.points}
        path={path}
        asOf={updatedAt}
        heading="h3"
        cumulative={cumulative.includes(chart.code)}
        actions={tools}
      />
    </section>
  )
}
