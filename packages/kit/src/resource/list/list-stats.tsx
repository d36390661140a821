import { Button, Fallback, loadable, loadWhenIdle, PartBoundary, useKitText } from '@jwsk/ui'
import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { getPreferenceKey, usePreference } from '../../runtime/use-preference'
import type { Row } from '../model/row'
import type { StatsOptions, StatsSlot } from '../model/slots'

interface ListStatsProps {
  readonly stats: StatsSlot | StatsOptions
  /** Id of the list operation. */
  readonly operationId: string
  readonly baseQuery: Row | undefined
  readonly addressPrefix: string | undefined
  /** Element that contains the tools of the list. */
  readonly tools: RefObject<Element | null>
}

type FoldState = 'open' | 'folded'

/** smaller viewports would show too few rows below it */
const hasWideViewport = () => globalThis.matchMedia?.('(min-width: 1024px) and (min-height: 940px)').matches ?? false

const parseFoldState = (stored: unknown, isOpen: boolean): FoldState => {
  if (stored === 'open' || stored === 'folded') return stored
  return isOpen || hasWideViewport() ? 'open' : 'folded'
}

const noFilters: Row = {}
// loads late, so it must not shift other tools
const first = { order: -1 }
// custom properties are missing in the style types
const compactStyle = { '--chart': '160px', minHeight: 208 } as CSSProperties

/** Charts of a list's records: open if there is space, otherwise toggled by a tool; remembers the user's choice. */
export function ListStats({ stats, operationId, baseQuery = noFilters, addressPrefix, tools }: ListStatsProps) {
  const t = useKitText()
  const { load, open } = typeof stats === 'function' ? { load: stats, open: false } : stats
  const parse = useCallback((stored: unknown) => parseFoldState(stored, open), [open])
  const [fold, keep] = usePreference(getPreferenceKey('figures', operationId, addressPrefix), parse)
  const LazyStats = useMemo(() => loadable(loadWhenIdle(load)), [load])
  const [toolSlot, setToolSlot] = useState<Element | null>(null)
  useLayoutEffect(() => setToolSlot(tools.current), [tools])
  const isOpen = fold === 'open'
  const toggle = (
    <Button
      variant="quiet"
      icon="chart-bar"
      aria-label={t('chart.figures')}
      title={t('chart.figures')}
      aria-pressed={isOpen}
      style={first}
      onClick={() => keep(isOpen ? 'folded' : 'open')}
    />
  )
  return (
    <>
      {toolSlot && createPortal(toggle, toolSlot)}
      {isOpen && (
        <section
          aria-label={t('chart.figures')}
          className="px-4 py-2 border-1 surface-border border-round-lg surface-card"
          style={compactStyle}
        >
          <PartBoundary>
            <Fallback fallback={<div className="kit-skeleton-box h-12rem" aria-busy="true" />}>
              <LazyStats baseQuery={baseQuery} urlPrefix={addressPrefix ? `${addressPrefix}.` : ''} />
            </Fallback>
          </PartBoundary>
        </section>
      )}
    </>
  )
}
