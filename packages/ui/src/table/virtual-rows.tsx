import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { useTokenHeight } from '../browser/density'

interface VirtualRowsProps {
  readonly count: number
  readonly renderRow: (position: number) => ReactNode
  readonly scrollerRef: RefObject<HTMLElement | null>
}

/** Virtualized rows: those in view, between two spacer rows for all the others. */
export function VirtualRows({ count, renderRow, scrollerRef }: VirtualRowsProps) {
  const height = useTokenHeight('--row-height', 40)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => height,
    overscan: 10,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer caches heights
  useLayoutEffect(() => virtual.measure(), [virtual, height])
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
