import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useKitText } from '../../i18n/kit-text'
import { createLazyTexts } from '../../i18n/lazy-texts'
import { translateWord } from '../../i18n/translate-word'
import { useLanguage } from '../../i18n/translate-provider'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import { Chart } from './chart'
import { type ChartPoint, findCurrentName, toDayQuery, toPointChart, isHour, isTime, toCumulativeSum } from './chart-points'

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
  /** The same over twice the time: its first half is what came before. */
  readonly comparisonPoints?: readonly ChartPoint[] | undefined
  /** The list behind it. */
  readonly path?: string | undefined
  /** When the figures were true, in milliseconds; now unless said. */
  readonly asOf?: number | undefined
  /** Of what rank its name stands above it; nowhere unless said. */
  readonly heading?: 'h2' | 'h3'
  /** What had come by each time, rather than at it. */
  readonly cumulative?: boolean
  /** Beside the heading, in the place of the way to the list. */
  readonly actions?: ReactNode
}

/** Figures of a board, drawn as what they are of asks for; a point leads to its list, a day to that day of the list. */
export function PointsChart({ label, unit = '', points, comparisonPoints, path, asOf, heading: Heading, cumulative, actions }: PointsChartProps) {
  const t = useKitText()
  const language = useLanguage()
  const clock = useFormatSiteTime()
  const [isReady, say] = [lazyTexts.useReady(), lazyTexts.useText()]
  const days = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // the first of that month was a Monday
  const weekday = (number: string) => days.format(Date.UTC(2024, 0, Number(number)))
  const moment = clock(asOf === undefined ? new Date() : new Date(asOf)).slice(0, 16)
  const current = findCurrentName(points, moment)
  const time = moment.slice(11)
  const wordOf = (name: string) => {
    if (name === current) return `${name} ${isReady ? say('asOf', { time }) : time}`
    return isTime(name) ? name : translateWord(name, t)
  }
  const isOfHours = isHour(points[0]?.name ?? '')
  const before = isReady ? say(isOfHours ? 'yesterday' : 'before') : ''
  const isCompared = comparisonPoints !== undefined || points.some(({ series }) => series === 'before')
  const now = isReady && isCompared ? say(isOfHours ? 'today' : 'now') : label
  const { series, ...figures } = toPointChart(points, comparisonPoints, { now, before, getLabel: wordOf, weekday })
  const addressOf = (name: string) => {
    const point = points.find((one) => wordOf(one.name) === name)
    return point?.path ?? (path && path + toDayQuery(point?.name ?? ''))
  }
  const running = current && {
    partialName: wordOf(current),
    ...(isReady && { partialLabel: say('inProgress') }),
  }
  const head = Heading && (
    <>
      <Heading className="kit-text m-0 text-base" title={label}>
        {label}
      </Heading>
      {actions ||
        (path && isReady && (
          <Link className="text-sm" to={path}>
            {say('open')}
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
      {...running}
      getHref={addressOf}
      header={head}
    />
  )
}
