import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useState } from 'react'
import type { Density } from './table-types'

interface VirtualRowsProps {
  readonly count: number
  readonly renderRow: (position: number) => ReactNode
  readonly scrollerRef: RefObject<HTMLElement | null>
  readonly density: Density
}

/** Row heights in CSS pixels; must match `--row-height`. */
const rowHeights = { normal: { fine: 40, coarse: 48 }, compact: { fine: 32, coarse: 44 }, roomy: { fine: 48, coarse: 56 } } as const

/** Virtualized rows: those in view, between two spacer rows for all the others. */
export function VirtualRows({ count, renderRow, scrollerRef, density }: VirtualRowsProps) {
  // evaluated once: the height is requested for each of up to a hundred thousand rows
  const [isCoarse] = useState(() => matchMedia('(pointer: coarse)').matches)
  const height = rowHeights[density][isCoarse ? 'coarse' : 'fine']
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => height,
    overscan: 10,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {before > 0 && <tr className="kit-row-space" style={{ height: before }} />}
      {items.map((item) => renderRow(item.index))}
      {after > 0 && <tr className="kit-row-space" style={{ height: after }} />}
    </>
  )
}
