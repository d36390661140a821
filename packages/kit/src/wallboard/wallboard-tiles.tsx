import './wall-tiles.css'
import { type ReactNode, useRef } from 'react'
import type { PlanPlace } from './plan-places'
import { useAutoPaging } from './use-auto-paging'
import { WallboardLegend } from './wallboard-legend'
import { WallboardPanel } from './wallboard-panel'
import { WallboardPlan } from './wallboard-plan'
import type { WallboardLegendItems } from './wallboard-scale'
import { useWallboardText } from './wallboard-texts'
import type { WallboardTone } from './wallboard-tone'
import { WallboardPagination } from './wallboard-pagination'

/** One of many places, coloured by how it stands. */
export interface WallboardTile {
  readonly key: string
  readonly name: string
  readonly tone: WallboardTone
  /** How far it is filled, from 0 to 1. */
  readonly share: number
  /** What is the matter, in a word; nothing where all is well. */
  readonly statusLabel?: string
  /** Its figure, or its picture. */
  readonly children?: ReactNode
}

function Tile({ tile: { name, tone, share, statusLabel, children } }: { readonly tile: WallboardTile }) {
  return (
    <li className="wall-tile relative flex flex-column justify-content-between border-round overflow-hidden" data-tone={tone}>
      <i className="absolute left-0 bottom-0" aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
      <span className="flex justify-content-between gap-1">
        <span className="wall-tile-name min-w-0 overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
          {name}
        </span>
        {statusLabel && (
          <span className="wall-word wall-small white-space-nowrap">
            <span aria-hidden="true">▲</span> {statusLabel}
          </span>
        )}
      </span>
      {children}
    </li>
  )
}

/** The places where they lie; under a heading and colours of their own where those of the tiles do not hold. */
export interface WallboardPlanContent {
  readonly places: readonly PlanPlace[]
  readonly heading?: string
  readonly legend?: WallboardLegendItems
}

interface WallboardTilesProps {
  readonly heading: string
  readonly tiles: readonly WallboardTile[]
  /** Said where there is none. */
  readonly emptyText: string
  /** Room for a picture in each. */
  readonly large?: boolean
  /** Many on a page: a name and a figure in each. */
  readonly small?: boolean
  /** What the colours mean. */
  readonly legend?: WallboardLegendItems
  /** The same where they lie, on the first page of a wall. */
  readonly plan?: WallboardPlanContent | undefined
}

/** more of them say less than which page it is */
const maxDots = 12

/** A plan of many places, coloured by how they stand; page after page where they do not fit. */
export function WallboardTiles({ heading, tiles, emptyText, large, small, legend = [], plan }: WallboardTilesProps) {
  const t = useWallboardText()
  const grid = useRef<HTMLUListElement>(null)
  const { visible, page, count, leadingPages, goToPage, setPaused } = useAutoPaging(grid, tiles, plan ? 1 : 0)
  const planned = page < leadingPages ? plan : undefined
  const key = planned?.legend ?? legend
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <WallboardPanel
      name="tiles"
      heading={planned?.heading ?? heading}
      aside={
        <span className="flex gap-3">
          {key.length > 0 && <WallboardLegend legend={key} />}
          {count > maxDots && <WallboardPagination page={page} count={count} onPageChange={goToPage} />}
        </span>
      }
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className="relative flex flex-column flex-1 min-h-0">
        <ul
          className={`wall-plan flex-1 min-h-0 ${large ? 'wall-plan-large' : ''} ${small ? 'wall-plan-small' : ''}`}
          // measured all the same
          style={{ visibility: planned ? 'hidden' : 'visible' }}
          ref={grid}
        >
          {visible.map((tile) => (
            <Tile key={tile.key} tile={tile} />
          ))}
        </ul>
        {planned && <WallboardPlan places={planned.places} />}
      </div>
      {tiles.length === 0 && <p className="text-color-secondary">{emptyText}</p>}
      {count > 1 && count <= maxDots && (
        <nav className="relative flex justify-content-center" aria-label={t('pages')}>
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className="flex align-items-center justify-content-center"
              aria-label={t('page', { page: number })}
              aria-current={number - 1 === page}
              onClick={() => goToPage(number - 1)}
            />
          ))}
          {planned && <span className="wall-small absolute right-0 text-color-secondary">{t('north')}</span>}
        </nav>
      )}
    </WallboardPanel>
  )
}
