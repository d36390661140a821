import {
  Chart,
  type ChartPoint,
  createLazyTexts,
  findCurrentName,
  isHour,
  isTime,
  toCumulativeSum,
  toDayQuery,
  toPointChart,
  translateWord,
  useKitText,
  useLanguage,
} from '@jwsk/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormatSiteTime } from './use-format-site-time'

const lazyTexts = createLazyTexts(
  'points',
  { open: '查看', asOf: '截至 {{time}}', inProgress: '进行中', now: '本期', before: '前一周期', today: '今日', yesterday: '昨日' },
  {
    open: 'Open',
    asOf: 'as of {{time}}',
    inProgress: 'In progress',
    now: 'This period',
    before: 'Period before',
    today: 'Today',
    yesterday: 'Yesterday',
  },
)

interface PointsChartProps {
  readonly label: string
  readonly unit?: string
  readonly points: readonly ChartPoint[]
  /** Points over twice the time; the first half is the compared period. */
  readonly comparisonPoints?: readonly ChartPoint[] | undefined
  /** Path of the list with the records of the chart. */
  readonly path?: string | undefined
  /** Time of the data in epoch milliseconds. Defaults to now. */
  readonly asOf?: number | undefined
  /** Heading level of the label above the chart. Defaults to no heading. */
  readonly heading?: 'h2' | 'h3'
  /** Whether to draw running totals instead of single values. */
  readonly cumulative?: boolean
  /** Controls next to the heading, in place of the link to the list. */
  readonly actions?: ReactNode
}

/** Chart of dashboard points with an inferred kind. A point links to its list, a day to the list filtered by that day. */
export function PointsChart({
  label,
  unit = '',
  points,
  comparisonPoints,
  path,
  asOf,
  heading: Heading,
  cumulative,
  actions,
}: PointsChartProps) {
  const t = useKitText()
  const language = useLanguage()
  const clock = useFormatSiteTime()
  const [isReady, text] = [lazyTexts.useReady(), lazyTexts.useText()]
  const days = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday
  const weekday = (number: string) => days.format(Date.UTC(2024, 0, Number(number)))
  const moment = clock(asOf === undefined ? new Date() : new Date(asOf)).slice(0, 16)
  const current = findCurrentName(points, moment)
  const time = moment.slice(11)
  const getLabel = (name: string) => {
    if (name === current) return `${name} ${isReady ? text('asOf', { time }) : time}`
    return isTime(name) ? name : translateWord(name, t)
  }
  const isHourly = isHour(points[0]?.name ?? '')
  const before = isReady ? text(isHourly ? 'yesterday' : 'before') : ''
  const isCompared = comparisonPoints !== undefined || points.some(({ series }) => series === 'before')
  const now = isReady && isCompared ? text(isHourly ? 'today' : 'now') : label
  const { series, ...figures } = toPointChart(points, comparisonPoints, { now, before, getLabel, weekday })
  const getHref = (name: string) => {
    const point = points.find((one) => getLabel(one.name) === name)
    return point?.path ?? (path && path + toDayQuery(point?.name ?? ''))
  }
  const partialProps = current && {
    partialName: getLabel(current),
    ...(isReady && { partialLabel: text('inProgress') }),
  }
  const header = Heading && (
    <>
      <Heading className="kit-text m-0 text-base" title={label}>
        {label}
      </Heading>
      {actions ||
        (path && isReady && (
          <Link className="text-sm" to={path}>
            {text('open')}
          </Link>
        ))}
    </>
  )
  return (
    <Chart
      label={label}
      unit={unit}
      {...figures}
      series={cumulative ? series.map(toCumulativeSum) : series}
      cumulative={cumulative}
      {...partialProps}
      getHref={getHref}
      header={header}
    />
  )
}
