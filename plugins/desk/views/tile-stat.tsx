import { formatGrouped, formatShare, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { dashboard } from '@jwsk/sdk/desk'

type Tile = OutputOf<typeof dashboard.portal>['tiles'][number]

const tones = { up: 'text-green-500', down: 'text-red-500' }

interface TileStatProps {
  readonly tile: Tile
  readonly unit: string
  /** Length of the period in days, and of the one it is compared with. */
  readonly days: number
}

/** Returns the change: in percentage points for shares, in percent for other values. */
function getTrend({ value, before, trend }: Tile, unit: string) {
  if (unit !== '%') return trend === undefined ? undefined : { by: trend, words: '' }
  return before === undefined ? undefined : { by: Math.round((Number(value) - Number(before)) * 10) / 10, words: 'Points' }
}

/** Value with its unit, its total and its change. */
export function TileStat({ tile, unit, days }: TileStatProps) {
  const t = useTranslate()
  const { value, total } = tile
  const change = getTrend(tile, unit)
  const direction = change && change.by > 0 ? 'up' : 'down'
  return (
    <>
      {unit === '¥' && unit}
      {formatGrouped(value)}
      {unit === '%' && unit}
      {total !== undefined && <small className="text-sm font-normal text-color-secondary"> / {formatGrouped(total)}</small>}
      {unit !== '¥' && unit !== '%' && <small className="text-xs font-normal text-color-secondary"> {unit}</small>}
      {change && (
        <small className={`block text-xs font-normal ${change.by === 0 ? 'text-color-secondary' : tones[direction]}`}>
          {change.by !== 0 && <i className={`pi pi-arrow-${direction} mr-1 text-xs`} aria-hidden="true" />}
          {t(`board.${change.by === 0 ? 'same' : direction + change.words}`, { percent: Math.abs(change.by), days })}
        </small>
      )}
      {!change && total !== undefined && (
        <small className="block text-xs font-normal text-color-secondary">
          {t('board.share', { share: formatShare(Number(value), total) })}
        </small>
      )}
    </>
  )
}
