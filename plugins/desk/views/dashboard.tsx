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

interface DashboardProps {
  readonly title: string
  readonly hint: string
  /** Query of the dashboard's data. */
  readonly query: {
    readonly data: DashboardData | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly dataUpdatedAt: number
    readonly refetch: () => unknown
  }
  /** Data of twice the period, from which the previous period is taken. */
  readonly longer?: DashboardData | undefined
  readonly days?: number
  /** Path of the chart that spans the whole width, for dashboards other than the home page; pending items are one line then. */
  readonly lead?: string
  /** Content next to the title, e.g. the merchant. */
  readonly tools?: ReactNode
}

/** Returns labels by code: the console's text or, if there is none, the platform's. */
function useGetLabel(part: 'tiles' | 'charts' | 'pending' | 'units') {
  const t = useTranslate()
  return (code: string, otherwise: string) => {
    const key = `board.${part}.${code}`
    const text = t(key)
    return text === key ? otherwise : text
  }
}

/** Dashboard of a business area: stats, charts of the last days, and pending items. */
export function Dashboard({ title, hint, query, tools, longer, lead, days = 7 }: DashboardProps) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = query
  const t = useTranslate()
  return (
    <section className="kit-screen h-auto min-h-full flex-none">
      <header className="kit-screen-header flex-wrap row-gap-2">
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

/** Minimum number of charts that fill a row; fewer share one with the pending items. */
const manyCharts = 3
// `CSSProperties` has no custom properties
const oneRow = { '--tile': '300px' } as CSSProperties

interface DashboardPartsProps extends Pick<DashboardProps, 'longer'> {
  readonly lead: string | undefined
  readonly board: DashboardData
  readonly days: number
  /** Time of the figures, in milliseconds since the epoch. */
  readonly asOf: number
}

function DashboardParts({ board: { tiles, charts, pending }, longer, lead, days, asOf }: DashboardPartsProps) {
  const [getTileLabel, getChartLabel, getPendingLabel, getUnitLabel] = [
    useGetLabel('tiles'),
    useGetLabel('charts'),
    useGetLabel('pending'),
    useGetLabel('units'),
  ]
  const card = (chart: DashboardData['charts'][number]) => (
    <ChartCard
      key={chart.code}
      title={getChartLabel(chart.code, chart.title)}
      unit={getUnit(chart)}
      chart={chart}
      asOf={asOf}
      longer={longer?.charts.find(({ code }) => code === chart.code)}
    />
  )
  const waiting = pending.filter(({ count }) => count > 0)
  const getUnit = ({ code, unit }: { readonly code: string; readonly unit?: string }) =>
    unit ? getUnitLabel(code, getUnitLabel(unit, unit)) : ''
  const getTitle = ({ code, title }: DashboardData['tiles'][number]) => getTileLabel(code, title)
  return (
    <>
      {lead ? (
        <TileGroups tiles={tiles} days={days} getTitle={getTitle} getUnit={getUnit} />
      ) : (
        // the whole of a dashboard rather than one row above a list
        <div>
          <Stats
            figures={tiles.map((tile) => ({ label: getTitle(tile), value: <TileStat tile={tile} unit={getUnit(tile)} days={days} /> }))}
          />
        </div>
      )}
      {lead && <PendingLine items={waiting} getLabel={getPendingLabel} />}
      <div className={lead ? 'desk-board' : 'flex flex-column flex-1'}>
        {charts.filter(({ code }) => code === lead).map(card)}
        <div className="desk-cards" style={charts.length < manyCharts ? oneRow : undefined}>
          {charts.filter(({ code }) => code !== lead).map(card)}
          {!lead && <PendingList items={waiting} getLabel={getPendingLabel} />}
        </div>
      </div>
    </>
  )
}
