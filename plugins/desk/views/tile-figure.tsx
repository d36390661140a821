import { groupedText, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { dashboard } from '@jwsk/sdk/desk'

type Tile = OutputOf<typeof dashboard.portal>['tiles'][number]

const tones = { up: 'text-green-500', down: 'text-red-500' }

interface TileFigureProps {
  readonly tile: Tile
  readonly unit: string
  /** How many days it is of, and is held against. */
  readonly days: number
}

/** A figure with its unit, and how it moved. */
export function TileFigure({ tile: { value, trend }, unit, days }: TileFigureProps) {
  const t = useTranslate()
  const way = trend && trend > 0 ? 'up' : 'down'
  return (
    <>
      {unit === '¥' && unit}
      {groupedText(value)} {unit !== '¥' && <small className="text-xs font-normal text-color-secondary">{unit}</small>}
      {trend !== undefined && (
        <small className={`block text-xs font-normal ${trend === 0 ? 'text-color-secondary' : tones[way]}`}>
          {trend !== 0 && <i className={`pi pi-arrow-${way} mr-1 text-xs`} aria-hidden="true" />}
          {t(`board.${trend === 0 ? 'same' : way}`, { percent: Math.abs(trend), days })}
        </small>
      )}
    </>
  )
}
