import { PointsChart } from '@jwsk/kit'
import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../text'
import { type Board, useEarlier, useTitleOf, useUnitOf } from './use-board'

interface ChartCardProps {
  readonly chart: Board['charts'][number]
  readonly days: number
  /** When its figures were true, in milliseconds. */
  readonly asOf: number
  /** Beside the title while charts are arranged. */
  readonly tools?: ReactNode
  readonly handlers?: HTMLAttributes<HTMLElement> | undefined
}

/** A chart with the days before behind it. */
export function ChartCard({ chart, days, asOf, tools, handlers }: ChartCardProps) {
  const t = useText()
  const title = useTitleOf('charts')(chart)
  const unit = useUnitOf()(chart)
  const longer = useEarlier(days)?.charts.find(({ code }) => code === chart.code)
  const { path, points } = chart
  return (
    <section className="board-card" aria-label={title} {...handlers}>
      <PointsChart
        label={title}
        unit={unit}
        points={points}
        longer={longer?.points}
        path={path}
        asOf={asOf}
        head={
          <>
            <h3 className="m-0 text-base">{title}</h3>
            {tools ||
              (path && (
                <Link className="text-sm" to={path}>
                  {t('board.open')}
                </Link>
              ))}
          </>
        }
      />
    </section>
  )
}
