import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useKitText } from '../../i18n/kit-text'
import { preferenceKey, usePreference } from '../../runtime/use-preference'
import { Button } from '../../ui/button'
import { restedLoad } from '../../ui/chart/rested-load'
import { Island } from '../../ui/island'
import { Fallback, loadable } from '../../ui/loadable'
import type { Row } from '../model/row'
import type { FiguresSlot } from '../model/slots'

interface ListFiguresProps {
  readonly load: FiguresSlot
  /** The operation that lists. */
  readonly list: string
  readonly baseQuery: Row | undefined
  readonly addressPrefix: string | undefined
  /** Where the list's tools stand. */
  readonly tools: RefObject<Element | null>
}

type Fold = 'open' | 'folded'

/** below it enough rows stand for a list to be a list */
const hasRoom = () => globalThis.matchMedia?.('(min-width: 1024px) and (min-height: 940px)').matches ?? false

const parseFold = (kept: unknown): Fold => {
  if (kept === 'open' || kept === 'folded') return kept
  return hasRoom() ? 'open' : 'folded'
}

const noFilters: Row = {}
// what comes late pushes no other tool aside
const first = { order: -1 }
// the types of styles know no custom properties
const low = { '--chart': '160px', minHeight: 208 } as CSSProperties

/** What the records come to, drawn: open where there is room, else at the press of a tool, as the person left it. */
export function ListFigures({ load, list, baseQuery = noFilters, addressPrefix, tools }: ListFiguresProps) {
  const t = useKitText()
  const [fold, keep] = usePreference(preferenceKey('figures', list, addressPrefix), parseFold)
  const Shown = useMemo(() => loadable(restedLoad(load)), [load])
  const [place, stand] = useState<Element | null>(null)
  useLayoutEffect(() => stand(tools.current), [tools])
  const isOpen = fold === 'open'
  const toggle = (
    <Button
      kind="quiet"
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
      {place && createPortal(toggle, place)}
      {isOpen && (
        <section aria-label={t('chart.figures')} className="px-4 py-2 border-1 surface-border border-round-lg surface-card" style={low}>
          <Island>
            <Fallback show={<div className="kit-skeleton-box h-12rem" aria-busy="true" />}>
              <Shown baseQuery={baseQuery} prefix={addressPrefix ? `${addressPrefix}.` : ''} />
            </Fallback>
          </Island>
        </section>
      )}
    </>
  )
}
