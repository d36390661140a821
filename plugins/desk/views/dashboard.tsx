import './board.css'
import { LoadError, Stats, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { dashboard } from '@jwsk/sdk/desk'
import type { CSSProperties, ReactNode } from 'react'
import { ChartCard } from './chart-card'
import { PendingLine, PendingList } from './pending'
import { TileGroups } from './tile-groups'
import { TileStat } from './tile-stat'

type DashboardData = OutputOf<typeof dashboard.portal>

interface BoardProps {
  readonly title: string
  readonly hint: string
  /** The query that answers with the board. */
  readonly answer: {
    readonly data: DashboardData | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly dataUpdatedAt: number
    readonly refetch: () => unknown
  }
  /** The board over twice the time, for the days before. */
  readonly longer?: DashboardData | undefined
  readonly days?: number
  /** The chart that leads over the whole width, on a board beside that of the home page: what waits is one line then. */
  readonly lead?: string
  /** Beside the title, e.g. whose board it is. */
  readonly tools?: ReactNode
}

/** Our own word for a code that the platform sent, else the platform's. */
function useGetLabel(part: 'tiles' | 'charts' | 'pending' | 'units') {
  const t = useTranslate()
  return (code: string, otherwise: string) => {
    const key = `board.${part}.${code}`
    const text = t(key)
    return text === key ? otherwise : text
  }
}

/** How a part of the business goes: its figures, the last days as charts, and what waits. */
export function Dashboard({ title, hint, answer, tools, longer, lead, days = 7 }: BoardProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = answer
  const t = useTranslate()
  return (
    <section className="kit-screen h-auto flex-none">
      <header className="kit-screen-head flex-wrap row-gap-2">
        <div>
          <h1>{title}</h1>
          <p>{hint}</p>
        </div>
        {tools}
      </header>
      {error && !data && <LoadError title={t('board.failed')} error={error} isFetching={isFetching} refetch={refetch} />}
      {!error && !data && <div className="kit-skeleton-box h-20rem" aria-busy="true" />}
      {data && <DashboardParts board={data} longer={longer} lead={lead} days={days} asOf={dataUpdatedAt} />}
    </section>
  )
}

/** fewer stand in one row with what waits */
const manyCharts = 3
// a custom property is no key of the type
const oneRow = { '--tile': '300px' } as CSSProperties

interface PartsProps extends Pick<BoardProps, 'longer'> {
  readonly lead: string | undefined
  readonly board: DashboardData
  readonly days: number
  /** When its figures were true, in milliseconds. */
  readonly asOf: number
}

function DashboardParts({ board: { tiles, charts, pending }, longer, lead, days, asOf }: PartsProps) {
  const [tileWord, chartWord, pendingWord, unitWord] = [
    useGetLabel('tiles'),
    useGetLabel('charts'),
    useGetLabel('pending'),
    useGetLabel('units'),
  ]
  const inOrder = charts.toSorted((one, other) => Number(other.code === lead) - Number(one.code === lead))
  const waiting = pending.filter(({ count }) => count > 0)
  const unitOf = ({ code, unit }: { readonly code: string; readonly unit?: string }) => (unit ? unitWord(code, unitWord(unit, unit)) : '')
  const titleOf = ({ code, title }: DashboardData['tiles'][number]) => tileWord(code, title)
  return (
    <>
      {lead ? (
        <TileGroups tiles={tiles} days={days} titleOf={titleOf} unitOf={unitOf} />
      ) : (
        // the whole of a board rather than one row above a list
        <div>
          <Stats
            figures={tiles.map((tile) => ({ label: titleOf(tile), value: <TileStat tile={tile} unit={unitOf(tile)} days={days} /> }))}
          />
        </div>
      )}
      {lead && <PendingLine items={waiting} wordOf={pendingWord} />}
      <div className="desk-cards kit-tiles" style={charts.length < manyCharts ? oneRow : undefined}>
        {inOrder.map((chart) => (
          <ChartCard
            key={chart.code}
            title={chartWord(chart.code, chart.title)}
            unit={unitOf(chart)}
            chart={chart}
            asOf={asOf}
            longer={longer?.charts.find(({ code }) => code === chart.code)}
            wide={chart.code === lead}
          />
        ))}
        {!lead && <PendingList items={waiting} wordOf={pendingWord} />}
      </div>
    </>
  )
}
