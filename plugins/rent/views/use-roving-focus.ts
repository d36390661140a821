import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, useState } from 'react'

/** Returns the tile that an arrow key moves to: the next in the row, or the first of the zone above or below. */
function getNext(tiles: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = tiles.indexOf(from)
  const zones = [...new Set(tiles.map((tile) => tile.parentElement))]
  const findFirstTile = (index: number) => tiles.find((tile) => tile.parentElement === zones[index])
  const zone = zones.indexOf(from.parentElement)
  const steps: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowRight: tiles[at + 1],
    ArrowLeft: tiles[at - 1],
    ArrowDown: findFirstTile(zone + 1),
    ArrowUp: findFirstTile(zone - 1),
    Home: tiles[0],
    End: tiles.at(-1),
  }
  return getOwn(steps, key)
}

/** Roving tabindex: one tab stop for all tiles of a board; arrow keys move within. */
export function useRovingFocus(first: string | undefined) {
  const [focused, setFocused] = useState<string>()
  return {
    stop: focused ?? first,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const from = event.target as HTMLElement // the target of key events is the focused element
      const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')]
      const next = getNext(tiles, from, event.key)
      if (!next) return
      event.preventDefault()
      setFocused(next.dataset.tile)
      next.focus()
    },
    onFocus: setFocused,
  }
}
