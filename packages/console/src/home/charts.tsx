import { Button } from '@jwsk/kit'
import { useState } from 'react'
import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { ArrangeBar, ArrangeTools } from './arrange-tools'
import { ChartCard } from './chart-card'
import { Island, IslandNotice } from './island'
import { useArrangement } from './use-arrangement'
import { isWithheld, mayOpen, useBoard } from './use-board'

interface ChartsProps {
  readonly menu: Menu
  readonly days: number
  readonly onDays: (days: number) => void
}

export const shortest = 7
const spans = [shortest, 30, 90]
const skeletons = ['a', 'b', 'c', 'd']

/** The last days as charts; a day leads to the records behind it. Nothing at all for whoever may open none of them. */
export function Charts({ menu, days, onDays }: ChartsProps) {
  const t = useText()
  const { board, error, retry } = useBoard(days)
  const [isArranging, arrange] = useState(false)
  const charts = board?.charts.filter(({ path }) => mayOpen(menu, path)) ?? []
  const arranging = useArrangement(menu, charts)
  if (isWithheld(error) || (board && charts.length === 0)) return null
  return (
    <>
      <div className="board-wide flex flex-wrap align-items-center justify-content-between gap-2">
        <Spans days={days} onDays={onDays} />
        <Button kind="quiet" icon="columns" aria-pressed={isArranging} onClick={() => arrange(!isArranging)}>
          {t('board.arrange')}
        </Button>
      </div>
      {isArranging && <ArrangeBar arranging={arranging} />}
      {error && !board ? <IslandNotice error={error} onRetry={retry} /> : null}
      {!error && !board && skeletons.map((key) => <div key={key} className="board-skeleton board-card" aria-busy="true" />)}
      {arranging.shown.map((chart) => (
        <Island key={chart.code}>
          <ChartCard
            chart={chart}
            days={days}
            tools={isArranging && <ArrangeTools chart={chart} arranging={arranging} />}
            handlers={isArranging ? { draggable: true, ...arranging.handlers(chart.code) } : undefined}
          />
        </Island>
      ))}
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
