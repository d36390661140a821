import './wall-tiles.css'
import { type ReactNode, useRef } from 'react'
import type { PlanPlace } from './plan-places'
import { usePages } from './use-pages'
import { WallKey } from './wall-key'
import { WallPanel } from './wall-panel'
import { WallPlan } from './wall-plan'
import type { WallLegend } from './wall-scale'
import { useWallText } from './wall-texts'
import type { WallTone } from './wall-tone'
import { WallTurn } from './wall-turn'

/** One of many places, coloured by how it stands. */
export interface WallTile {
  readonly key: string
  readonly name: string
  readonly tone: WallTone
  /** How far it is filled, from 0 to 1. */
  readonly share: number
  /** What is the matter, in a word; nothing where all is well. */
  readonly word?: string
  /** Its figure, or its picture. */
  readonly children?: ReactNode
}

function Tile({ tile: { name, tone, share, word, children } }: { readonly tile: WallTile }) {
  return (
    <li className="wall-tile relative flex flex-column justify-content-between border-round overflow-hidden" data-tone={tone}>
      <i className="absolute left-0 bottom-0" aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
      <span className="flex justify-content-between gap-1">
        <span className="wall-tile-name min-w-0 overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
          {name}
        </span>
        {word && (
          <span className="wall-word wall-small white-space-nowrap">
            <span aria-hidden="true">▲</span> {word}
          </span>
        )}
      </span>
      {children}
    </li>
  )
}

/** The places where they lie; under a heading and colours of their own where those of the tiles do not hold. */
export interface WallPlanned {
  readonly places: readonly PlanPlace[]
  readonly heading?: string
  readonly legend?: WallLegend
}

interface WallTilesProps {
  readonly heading: string
  readonly tiles: readonly WallTile[]
  /** Said where there is none. */
  readonly empty: string
  /** Room for a picture in each. */
  readonly large?: boolean
  /** Many on a page: a name and a figure in each. */
  readonly small?: boolean
  /** What the colours mean. */
  readonly legend?: WallLegend
  /** The same where they lie, on the first page of a wall. */
  readonly plan?: WallPlanned | undefined
}

/** more of them say less than which page it is */
const mostDots = 12

/** A plan of many places, coloured by how they stand; page after page where they do not fit. */
export function WallTiles({ heading, tiles, empty, large, small, legend = [], plan }: WallTilesProps) {
  const t = useWallText()
  const grid = useRef<HTMLUListElement>(null)
  const { shown, page, count, lead, turn, hold } = usePages(grid, tiles, plan ? 1 : 0)
  const planned = page < lead ? plan : undefined
  const key = planned?.legend ?? legend
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <WallPanel
      name="tiles"
      heading={planned?.heading ?? heading}
      aside={
        <span className="flex gap-3">
          {key.length > 0 && <WallKey legend={key} />}
          {count > mostDots && <WallTurn page={page} count={count} onTurn={turn} />}
        </span>
      }
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className="relative flex flex-column flex-1 min-h-0">
        <ul
          className={`wall-plan flex-1 min-h-0 ${large ? 'wall-plan-large' : ''} ${small ? 'wall-plan-small' : ''}`}
          // measured all the same
          style={{ visibility: planned ? 'hidden' : 'visible' }}
          ref={grid}
        >
          {shown.map((tile) => (
            <Tile key={tile.key} tile={tile} />
          ))}
        </ul>
        {planned && <WallPlan places={planned.places} />}
      </div>
      {tiles.length === 0 && <p className="text-color-secondary">{empty}</p>}
      {count > 1 && count <= mostDots && (
        <nav className="relative flex justify-content-center" aria-label={t('pages')}>
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className="flex align-items-center justify-content-center"
              aria-label={t('page', { page: number })}
              aria-current={number - 1 === page}
              onClick={() => turn(number - 1)}
            />
          ))}
          {planned && <span className="wall-small absolute right-0 text-color-secondary">{t('north')}</span>}
        </nav>
      )}
    </WallPanel>
  )
}
