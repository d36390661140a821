import { formatGrouped, formatShare, useFormatSiteTime } from '@jwsk/kit'
import { Link } from 'react-router-dom'
import { useText } from '../../platform/text'
import type { Menu } from '../../shell/navigation/model'
import { DashboardPart, DashboardPartError } from './dashboard-part'
import { sortMainFirst } from './main-business'
import { ShareBar, Sparkline } from './sparkline'
import { canOpen, type DashboardData, isHiddenError, useDashboard, useGetTitle, useGetUnit } from './use-dashboard'

type Tile = DashboardData['tiles'][number]

const skeletons = ['a', 'b', 'c', 'd', 'e']
const tileOrder = ['order_today', 'income_today', 'visitor_today', 'entry_today', 'parked']

const gutter = 5
/** tiles appear with a delay of 1/25 s each */
const delayParts = 25
const getDelayStyle = (at: number) => ({ animation: `appear 300ms ${at / delayParts}s backwards` })

/** Tiles with today's numbers; each links to its list. */
export function Tiles({ menu, days }: { readonly menu: Menu; readonly days: number }) {
  const t = useText()
  const clock = useFormatSiteTime()
  const { board, error, retry, updatedAt } = useDashboard(days)
  if (isHiddenError(error)) return null
  if (error && !board) return <DashboardPartError error={error} onRetry={retry} />
  const allowed = board?.tiles
    .filter(({ path }) => canOpen(menu, path))
    .toSorted((a, b) => tileOrder.indexOf(a.code) - tileOrder.indexOf(b.code))
  const tiles = allowed && sortMainFirst(menu, allowed)
  if (tiles?.length === 0) return null
  const showsYesterday = tiles !== undefined && isBeforeOpening(tiles, board?.charts)
  return (
    <>
      <h2 className="m-0 text-lg">
        {t('board.today')}
        {board && (
          <small className="ml-2 text-sm font-normal text-color-secondary">
            {t('board.asOf', { time: clock(new Date(updatedAt)).slice(11, 16) })}
          </small>
        )}
      </h2>
      <ul className="dashboard-tiles flex flex-wrap" style={{ gap: gutter }} aria-label={t('board.today')} aria-busy={!board}>
        {tiles
          ? tiles.map((tile, at) => (
              <li key={tile.code} style={getDelayStyle(at)}>
                <DashboardPart>
                  <TileCard tile={tile} days={getLastDays(tile, board?.charts)} showsYesterday={showsYesterday} />
                </DashboardPart>
              </li>
            ))
          : skeletons.map((key) => <li key={key} className="dashboard-skeleton dashboard-tile dashboard-tile-loading" />)}
      </ul>
    </>
  )
}

/** returns the values of the days before today from the tile's chart; today, the last point, is not over */
const getLastDays = ({ code }: Tile, charts: DashboardData['charts'] = []) =>
  charts
    .find((chart) => `${chart.code}_today` === code)
    ?.points.slice(0, -1)
    .map(({ value }) => value) ?? []

/** Whether no tile of the day has a value yet, although there are previous days to show instead. */
function isBeforeOpening(tiles: readonly Tile[], charts: DashboardData['charts'] = []) {
  const ofDay = tiles.filter((tile) => getLastDays(tile, charts).length > 0)
  return ofDay.length > 0 && ofDay.every(({ value }) => Number(value) === 0)
}

interface TileCardProps {
  readonly tile: Tile
  /** Values of the previous days; empty if unknown. */
  readonly days: readonly (number | string)[]
  /** Whether the value of yesterday takes the place of the one of today. */
  readonly showsYesterday: boolean
}

function TileCard({ tile, days, showsYesterday }: TileCardProps) {
  const t = useText()
  const title = useGetTitle('tiles')(tile)
  const unit = useGetUnit()(tile)
  const lastDay = days.length > 0 ? formatGrouped(Math.round(Number(days.at(-1)))) : ''
  const yesterday = showsYesterday && lastDay
  const content = (
    <>
      <span className="text-sm text-color-secondary">{title}</span>
      <span className={`dashboard-tile-value font-semibold ${yesterday ? 'text-color-secondary' : ''}`}>
        {unit === '¥' && unit}
        {yesterday || formatGrouped(tile.value)}
        {tile.total !== undefined && <small className="text-base font-normal text-color-secondary"> / {formatGrouped(tile.total)}</small>}
        {unit && unit !== '¥' && (
          <small className="inline-block ml-1 text-xs font-normal text-color-secondary white-space-nowrap">{unit}</small>
        )}
      </span>
      {yesterday ? <span className="text-xs text-color-secondary">{t('board.noneToday')}</span> : <Comparison tile={tile} />}
      {days.length > 1 && (
        <span className="flex flex-column gap-1 mt-auto text-xs text-color-secondary" title={t('board.daysBefore', { count: days.length })}>
          <Sparkline values={days} />
          {yesterday ? t('board.daysBefore', { count: days.length }) : t('board.lastDay', { value: lastDay })}
        </span>
      )}
      {hasTotal(tile) && <ShareBar value={tile.value} total={tile.total} />}
    </>
  )
  return tile.path ? (
    <Link className="dashboard-tile h-full" to={tile.path}>
      {content}
    </Link>
  ) : (
    <div className="dashboard-tile h-full">{content}</div>
  )
}

const tones = { up: 'text-green-500', down: 'text-red-500', same: 'text-color-secondary' }

/** Whether the tile is a share of a total without a comparison. */
const hasTotal = (tile: Tile): tile is Tile & { total: number } =>
  tile.total !== undefined && tile.trend === undefined && tile.before === undefined

/** Comparison with yesterday at this hour, or the share of the total; nothing if the platform sends neither. */
function Comparison({ tile }: { readonly tile: Tile }) {
  const t = useText()
  const { trend, before } = tile
  if (hasTotal(tile)) {
    const share = formatShare(Number(tile.value), tile.total)
    return <span className="text-xs text-color-secondary">{t('board.share', { share })}</span>
  }
  if (trend === undefined) {
    return (
      before !== undefined && <span className="text-xs text-color-secondary">{t('board.yesterday', { value: formatGrouped(before) })}</span>
    )
  }
  const sign = trend === 0 ? 'same' : trend > 0 && 'up'
  const direction = sign || 'down'
  return (
    <span className={`text-xs ${tones[direction]}`}>
      {direction !== 'same' && <i className={`pi pi-arrow-${direction} mr-1 text-xs`} aria-hidden="true" />}
      {t(`board.${direction}`, { percent: Math.abs(trend) })}
    </span>
  )
}
