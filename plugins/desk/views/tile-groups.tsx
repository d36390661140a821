import { Stats, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { dashboard } from '@jwsk/sdk/desk'
import { TileStat } from './tile-stat'

type Tile = OutputOf<typeof dashboard.portal>['tiles'][number]

interface TileGroupsProps {
  readonly tiles: readonly Tile[]
  readonly days: number
  readonly getTitle: (tile: Tile) => string
  readonly getUnit: (tile: Tile) => string
}

/** Whether a value is current, i.e. a part of a whole or a share, rather than a sum over days. */
export const isCurrentValue = ({ total, unit }: Tile) => total !== undefined || unit === '%'

const tileWidth = 150

/** Stats of the selected days, next to current values, which ignore the selection. */
export function TileGroups({ tiles, days, getTitle, getUnit }: TileGroupsProps) {
  const t = useTranslate()
  const groups = [
    { name: t('board.ofDays', { days }), members: tiles.filter((tile) => !isCurrentValue(tile)) },
    { name: t('board.ofNow'), members: tiles.filter(isCurrentValue) },
  ].filter(({ members }) => members.length > 0)
  return (
    <div className="flex flex-wrap row-gap-3 column-gap-5">
      {groups.map(({ name, members }) => (
        // tiles have the same width in both groups
        <section key={name} aria-label={name} style={{ flex: `${members.length} 1 ${members.length * tileWidth}px` }}>
          <h2 className="m-0 mb-1 text-sm font-medium text-color-secondary">{name}</h2>
          <Stats
            figures={members.map((tile) => ({ label: getTitle(tile), value: <TileStat tile={tile} unit={getUnit(tile)} days={days} /> }))}
          />
        </section>
      ))}
    </div>
  )
}
