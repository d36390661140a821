import { Button, PeriodSelect } from '@jwsk/kit'
import { useState } from 'react'
import { useText } from '../../platform/text'
import type { Menu } from '../../shell/navigation/model'
import { ArrangeBar, ChartArrangeTools } from './chart-arrange-tools'
import { ChartCard } from './chart-card'
import { DashboardPart, DashboardPartError } from './dashboard-part'
import { useChartArrangement } from './use-chart-arrangement'
import { canOpen, type DashboardData, isHiddenError, minDays, useDashboard } from './use-dashboard'

interface ChartsProps {
  readonly menu: Menu
  readonly days: number
  readonly onDaysChange: (days: number) => void
}

type ChartData = DashboardData['charts'][number]

const spans = [minDays, 30, 90]
const todaySkeletons = ['a', 'b']
const skeletons = ['a', 'b', 'c', 'd']

const isTodayChart = ({ points }: ChartData) => points.some(({ series }) => series === 'before')

/** Charts of today and the last days; a day links to its records. Renders nothing for users who can open none of them. */
export function Charts({ menu, days, onDaysChange: onDays }: ChartsProps) {
  const t = useText()
  const { board, error, retry, updatedAt } = useDashboard(days)
  const isLoading = !error && !board
  const [isArranging, arrange] = useState(false)
  const charts = board?.charts.filter(({ path }) => canOpen(menu, path)) ?? []
  const arranging = useChartArrangement(menu, charts)
  if (isHiddenError(error) || (board && charts.length === 0)) return null
  const card = (chart: ChartData) => (
    <DashboardPart key={chart.code}>
      <ChartCard
        chart={chart}
        days={days}
        updatedAt={updatedAt}
        tools={isArranging && <ChartArrangeTools chart={chart} arranging={arranging} />}
        handlers={isArranging ? { draggable: true, ...arranging.handlers(chart.code) } : undefined}
      />
    </DashboardPart>
  )
  return (
    <>
      <div className="dashboard-grid dashboard-today">
        {isLoading && <LoadingCharts codes={todaySkeletons} />}
        {arranging.visible.filter(isTodayChart).map(card)}
      </div>
      <div className="flex flex-wrap align-items-center gap-2 mt-3">
        <h2 className="m-0 mr-auto text-lg">{t('board.lately')}</h2>
        <PeriodSelect spans={spans} days={days} onDaysChange={onDays} />
        <Button variant="quiet" icon="columns" aria-pressed={isArranging} onClick={() => arrange(!isArranging)}>
          {t('board.arrange')}
        </Button>
      </div>
      {isArranging && <ArrangeBar arranging={arranging} />}
      {error && !board ? <DashboardPartError error={error} onRetry={retry} /> : null}
      <div className="dashboard-grid">
        {isLoading && <LoadingCharts codes={skeletons} />}
        {arranging.visible.filter((chart) => !isTodayChart(chart)).map(card)}
      </div>
    </>
  )
}

const LoadingCharts = ({ codes }: { readonly codes: readonly string[] }) =>
  codes.map((key) => <div key={key} className="dashboard-skeleton dashboard-card dashboard-chart-loading" aria-busy="true" />)
