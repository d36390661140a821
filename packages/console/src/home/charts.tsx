import { Link } from 'react-router-dom'
import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { BarList } from './bar-list'
import { Island, IslandNotice } from './island'
import { LineChart } from './line-chart'
import { type Board, isForbidden, mayOpen, useBoard, useTitleOf, useUnitOf } from './use-board'
import './charts.css'

interface ChartsProps {
  readonly menu: Menu
  readonly days: number
}

const skeletons = ['a', 'b', 'c']

/** The last days as charts; a day leads to the records behind it. */
export function Charts({ menu, days }: ChartsProps) {
  const { board, error, retry } = useBoard(days)
  if (isForbidden(error)) return null
  if (error && !board) return <IslandNotice error={error} onRetry={retry} />
  if (!board) return skeletons.map((key) => <div key={key} className="board-skeleton board-card" aria-busy="true" />)
  return board.charts
    .filter(({ path }) => mayOpen(menu, path))
    .map((chart) => (
      <Island key={chart.code}>
        <ChartCard chart={chart} days={days} />
      </Island>
    ))
}

const isDay = (name: string) => /^\d{4}-\d\d-\d\d$/.test(name)

function ChartCard({ chart, days }: { readonly chart: Board['charts'][number]; readonly days: number }) {
  const t = useText()
  const title = useTitleOf('charts')(chart)
  const unit = useUnitOf()(chart)
  const { path, points } = chart
  return (
    <section className="board-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {path && <Link to={path}>{t('board.open')}</Link>}
      </header>
      {points.some(({ name }) => isDay(name)) ? (
        <LineChart key={days} label={title} unit={unit} points={points} path={path} />
      ) : (
        <BarList points={points} unit={unit} />
      )}
    </section>
  )
}
