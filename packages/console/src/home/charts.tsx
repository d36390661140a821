import { Button, PeriodSelect } from '@jwsk/kit'
import { useState } from 'react'
import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { ArrangeBar, ArrangeTools } from './arrange-tools'
import { ChartCard } from './chart-card'
import { Island, IslandNotice } from './island'
import { useArrangement } from './use-arrangement'
import { type Board, isWithheld, mayOpen, useBoard } from './use-board'

interface ChartsProps {
  readonly menu: Menu
  readonly days: number
  readonly onDays: (days: number) => void
}

type ChartData = Board['charts'][number]

export const shortest = 7
const spans = [shortest, 30, 90]
const skeletons = ['a', 'b', 'c', 'd']

const isOfToday = ({ points }: ChartData) => points.some(({ series }) => series === 'before')

/** Today and the last days as charts; a day leads to the records behind it. Nothing at all for whoever may open none of them. */
export function Charts({ menu, days, onDays }: ChartsProps) {
  const t = useText()
  const { board, error, retry, asOf } = useBoard(days)
  const [isArranging, arrange] = useState(false)
  const charts = board?.charts.filter(({ path }) => mayOpen(menu, path)) ?? []
  const arranging = useArrangement(menu, charts)
  if (isWithheld(error) || (board && charts.length === 0)) return null
  const card = (chart: ChartData) => (
    <Island key={chart.code}>
      <ChartCard
        chart={chart}
        days={days}
        asOf={asOf}
        tools={isArranging && <ArrangeTools chart={chart} arranging={arranging} />}
        handlers={isArranging ? { draggable: true, ...arranging.handlers(chart.code) } : undefined}
      />
    </Island>
  )
  return (
    <>
      <div className="board-grid">{arranging.shown.filter(isOfToday).map(card)}</div>
      <div className="flex flex-wrap align-items-center gap-2 mt-3">
        <h2 className="m-0 mr-auto text-lg">{t('board.lately')}</h2>
        <PeriodSelect spans={spans} days={days} onDaysChange={onDays} />
        <Button variant="quiet" icon="columns" aria-pressed={isArranging} onClick={() => arrange(!isArranging)}>
          {t('board.arrange')}
        </Button>
      </div>
      {isArranging && <ArrangeBar arranging={arranging} />}
      {error && !board ? <IslandNotice error={error} onRetry={retry} /> : null}
      <div className="board-grid">
        {!error && !board && skeletons.map((key) => <div key={key} className="board-skeleton board-card h-15rem" aria-busy="true" />)}
        {arranging.shown.filter((chart) => !isOfToday(chart)).map(card)}
      </div>
    </>
  )
}
