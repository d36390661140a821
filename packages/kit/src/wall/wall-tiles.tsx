import './wall-tiles.css'
import { type ReactNode, useRef } from 'react'
import { usePages } from './use-pages'
import { WallPanel } from './wall-panel'
import { useWallText } from './wall-texts'
import type { WallTone } from './wall-tone'

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
      {/* it fills as a glass does */}
      <i className="absolute left-0 right-0 bottom-0" aria-hidden="true" style={{ blockSize: `${share * 100}%` }} />
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
  readonly legend?: readonly (readonly [WallTone, string])[]
}

/** A plan of many places, coloured by how they stand; page after page where they do not fit. */
export function WallTiles({ heading, tiles, empty, large, small, legend = [] }: WallTilesProps) {
  const t = useWallText()
  const grid = useRef<HTMLUListElement>(null)
  const { shown, page, count, turn, hold } = usePages(grid, tiles)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <WallPanel
      name="tiles"
      heading={heading}
      aside={
        legend.length > 0 && (
          <ul className="wall-legend wall-small flex flex-wrap column-gap-4">
            {legend.map(([tone, word]) => (
              <li key={tone} className="white-space-nowrap" data-tone={tone}>
                {word}
              </li>
            ))}
          </ul>
        )
      }
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <ul className={`wall-plan flex-1 min-h-0 ${large ? 'wall-plan-large' : ''} ${small ? 'wall-plan-small' : ''}`} ref={grid}>
        {shown.map((tile) => (
          <Tile key={tile.key} tile={tile} />
        ))}
      </ul>
      {tiles.length === 0 && <p className="text-color-secondary">{empty}</p>}
      {count > 1 && (
        <nav className="flex justify-content-center" aria-label={t('pages')}>
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
        </nav>
      )}
    </WallPanel>
  )
}
