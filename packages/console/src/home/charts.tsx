import { Link } from 'react-router-dom'
import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { BarList } from './bar-list'
import { Island, IslandNotice } from './island'
import { LineChart } from './line-chart'
import { type Board, isWithheld, mayOpen, useBoard, useTitleOf, useUnitOf } from './use-board'
import './charts.css'

interface ChartsProps {
  readonly menu: Menu
  readonly days: number
  readonly onDays: (days: number) => void
}

export const shortest = 7
const spans = [shortest, 30, 90]
const skeletons = ['a', 'b', 'c']

/** The last days as charts; a day leads to the records behind it. Nothing at all for whoever may open none of them. */
export function Charts({ menu, days, onDays }: ChartsProps) {
  const { board, error, retry } = useBoard(days)
  if (isWithheld(error)) return null
  if (error && !board)
    return (
      <>
        <Spans days={days} onDays={onDays} />
        <IslandNotice error={error} onRetry={retry} />
      </>
    )
  const charts = board?.charts.filter(({ path }) => mayOpen(menu, path))
  if (charts?.length === 0) return null
  return (
    <>
      <Spans days={days} onDays={onDays} />
      {charts
        ? charts.map((chart) => (
            <Island key={chart.code}>
              <ChartCard chart={chart} days={days} />
            </Island>
          ))
        : skeletons.map((key) => <div key={key} className="board-skeleton board-card" aria-busy="true" />)}
    </>
  )
}

function Spans({ days, onDays }: Pick<ChartsProps, 'days' | 'onDays'>) {
  const t = useText()
  return (
    <fieldset className="board-days inline-flex overflow-hidden border-round">
      <legend className="sr-only">{t('board.span')}</legend>
      {spans.map((span) => (
        <button key={span} type="button" aria-pressed={span === days} onClick={() => onDays(span)}>
          {t('board.days', { count: span })}
        </button>
      ))}
    </fieldset>
  )
}

const isDay = (name: string) => /^\d{4}-\d\d-\d\d$/.test(name)

interface ChartCardProps {
  readonly chart: Board['charts'][number]
  readonly days: number
}

function ChartCard({ chart, days }: ChartCardProps) {
  const t = useText()
  const title = useTitleOf('charts')(chart)
  const unit = useUnitOf()(chart)
  const { path, points } = chart
  return (
    <section className="board-card" aria-label={title}>
      <header className="flex align-items-baseline justify-content-between gap-2 mb-2">
        <h2 className="m-0 text-base">{title}</h2>
        {path && (
          <Link className="text-sm" to={path}>
            {t('board.open')}
          </Link>
        )}
      </header>
      {points.some(({ name }) => isDay(name)) ? (
        <LineChart key={days} label={title} unit={unit} points={points} path={path} />
      ) : (
        <BarList points={points} unit={unit} />
      )}
    </section>
  )
}
