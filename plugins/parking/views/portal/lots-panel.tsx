import './lots-panel.css'
import { useTranslate } from '@jwsk/kit'
import { useRef } from 'react'
import { type LotFigures, lotStates } from './figures'
import { Panel } from './panel'
import { usePages } from './use-pages'

function LotTile({ lot }: { readonly lot: LotFigures }) {
  const t = useTranslate()
  return (
    <li className={`portal-lot relative flex flex-column justify-content-between border-round overflow-hidden portal-${lot.state}`}>
      {/* it fills as a glass does */}
      <i className="absolute left-0 right-0 bottom-0" aria-hidden="true" style={{ blockSize: `${lot.share * 100}%` }} />
      <span className="flex justify-content-between gap-1">
        <span className="portal-lot-name overflow-hidden" title={lot.name}>
          {lot.name}
        </span>
        {(lot.state === 'tight' || lot.state === 'full') && (
          <span className="portal-word portal-small white-space-nowrap">{t(`portal.${lot.state}`)}</span>
        )}
      </span>
      <span className="flex justify-content-between align-items-baseline">
        <strong>{lot.left}</strong>
        <span className="portal-small text-color-secondary white-space-nowrap">/ {lot.total}</span>
      </span>
    </li>
  )
}

function Legend() {
  const t = useTranslate()
  return (
    <ul className="portal-legend portal-small flex flex-wrap">
      {lotStates.map((state) => (
        <li key={state} className={`white-space-nowrap portal-${state}`}>
          {t(`portal.states.${state}`)}
        </li>
      ))}
    </ul>
  )
}

/** A plan of the lots, coloured by how full they are; page after page where they do not fit. */
export function LotsPanel({ lots }: { readonly lots: readonly LotFigures[] }) {
  const t = useTranslate()
  const grid = useRef<HTMLUListElement>(null)
  const { shown, page, count, turn, hold } = usePages(grid, lots)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <Panel
      name="lots"
      heading={t('portal.lots')}
      aside={<Legend />}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <ul className="portal-plan flex-1 min-h-0" ref={grid}>
        {shown.map((lot) => (
          <LotTile key={lot.key} lot={lot} />
        ))}
      </ul>
      {lots.length === 0 && <p className="text-color-secondary">{t('portal.noLots')}</p>}
      {count > 1 && (
        <nav className="flex justify-content-center" aria-label={t('portal.pages')}>
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className="flex align-items-center justify-content-center"
              aria-label={t('portal.page', { page: number })}
              aria-current={number - 1 === page}
              onClick={() => turn(number - 1)}
            />
          ))}
        </nav>
      )}
    </Panel>
  )
}
