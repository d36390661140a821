import './wallboard-tiles.css'
import { type ReactNode, useRef, useState } from 'react'
import { PlanKey } from './plan/plan-key'
import type { PlanPlace } from './plan/plan-places'
import { WallboardPlan } from './plan/wallboard-plan'
import { useAutoPaging } from './use-auto-paging'
import { WallboardLegend } from './wallboard-legend'
import { WallboardPagination } from './wallboard-pagination'
import { WallboardPanel } from './wallboard-panel'
import type { WallboardLegendItems } from './wallboard-scale'
import { useWallboardText } from './wallboard-texts'
import type { WallboardTone } from './wallboard-tone'

/** Tile of a place, coloured by its status. */
export interface WallboardTile {
  readonly key: string
  readonly name: string
  readonly tone: WallboardTone
  /** Fill level from 0 to 1. */
  readonly share: number
  /** Short label of the problem; `undefined` if there is none. */
  readonly statusLabel?: string
  /** Content, e.g. a number or an image. */
  readonly children?: ReactNode
}

function Tile({ tile: { name, tone, share, statusLabel, children } }: { readonly tile: WallboardTile }) {
  return (
    <li className="wallboard-tile relative flex flex-column justify-content-between border-round overflow-hidden" data-tone={tone}>
      <i className="absolute left-0 bottom-0" aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
      <span className="flex justify-content-between gap-1">
        <span className="wallboard-tile-name min-w-0 overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
          {name}
        </span>
        {statusLabel && (
          <span className="wallboard-word wallboard-small white-space-nowrap">
            <span aria-hidden="true">▲</span> {statusLabel}
          </span>
        )}
      </span>
      {children}
    </li>
  )
}

/** Plan of the places. Heading and legend default to those of the tiles. */
export interface WallboardPlanContent {
  readonly places: readonly PlanPlace[]
  readonly heading?: string
  readonly legend?: WallboardLegendItems
}

interface WallboardTilesProps {
  readonly heading: string
  /** `undefined` while loading. */
  readonly tiles: readonly WallboardTile[] | undefined
  /** Text shown without tiles. */
  readonly emptyText: string
  /** Whether tiles have room for an image. */
  readonly large?: boolean
  /** Whether tiles are small, with only a name and a number. */
  readonly small?: boolean
  /** Meaning of the colours. */
  readonly legend?: WallboardLegendItems
  /** Plan of the same places, shown as the first page; the only one if all names fit on it. */
  readonly plan?: WallboardPlanContent | undefined
}

/** Maximum number of pagination dots; with more pages the page number is shown instead. */
const maxDots = 12

const none: readonly WallboardTile[] = []

/** Panel of coloured tiles, paginated if they do not fit. */
export function WallboardTiles({ heading, tiles: given, emptyText, large, small, legend = [], plan }: WallboardTilesProps) {
  const t = useWallboardText()
  const grid = useRef<HTMLUListElement>(null)
  const tiles = given ?? none
  const [isPlanComplete, setPlanComplete] = useState(false)
  const { visible, page, count, leadingPages, goToPage, setPaused } = useAutoPaging(grid, tiles, {
    leadingPages: plan ? 1 : 0,
    isLeadingEnough: isPlanComplete,
  })
  const currentPlan = page < leadingPages ? plan : undefined
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <WallboardPanel
      name="tiles"
      heading={currentPlan?.heading ?? heading}
      aside={
        <span className="flex gap-3">
          {!currentPlan && legend.length > 0 && <WallboardLegend legend={legend} />}
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
          className={`wallboard-plan flex-1 min-h-0 ${large ? 'wallboard-plan-large' : ''} ${small ? 'wallboard-plan-small' : ''}`}
          // hidden but still measured
          style={{ visibility: currentPlan ? 'hidden' : 'visible' }}
          ref={grid}
        >
          {visible.map((tile) => (
            <Tile key={tile.key} tile={tile} />
          ))}
        </ul>
        {currentPlan && <WallboardPlan places={currentPlan.places} onFit={setPlanComplete} />}
      </div>
      {currentPlan && <PlanKey legend={currentPlan.legend ?? legend} places={currentPlan.places} total={currentPlan.places.length} />}
      {given?.length === 0 && <p className="text-color-secondary">{emptyText}</p>}
      {count > 1 && count <= maxDots && (
        <nav className="flex justify-content-center" aria-label={t('pages')}>
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
        </nav>
      )}
    </WallboardPanel>
  )
}
