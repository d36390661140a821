import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'

interface VirtualRowsProps {
  readonly count: number
  readonly renderRow: (position: number) => ReactNode
  readonly scrollerRef: RefObject<HTMLElement | null>
}

function watchDensity(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

const getDensity = () => document.documentElement.dataset['density']

/** Returns the height of a row in CSS pixels at the current density; 40 without style sheets. */
function useRowHeight(): number {
  const density = useSyncExternalStore(watchDensity, getDensity)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the density decides the value of the token
  return useMemo(() => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row-height')) || 40, [density])
}

/** Virtualized rows: those in view, between two spacer rows for all the others. */
export function VirtualRows({ count, renderRow, scrollerRef }: VirtualRowsProps) {
  const height = useRowHeight()
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
