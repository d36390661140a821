import './lots-panel.css'
import { useTranslate } from '@jwsk/kit'
import { useRef } from 'react'
import type { LotFigures } from './figures'
import { usePages } from './use-pages'

const shareOf = ({ left, total }: LotFigures) => (total > 0 ? Math.min(1, Math.max(0, 1 - left / total)) : 0)

function LotCard({ lot }: { readonly lot: LotFigures }) {
  const t = useTranslate()
  return (
    <li className={`portal-lot portal-${lot.state}`}>
      <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={lot.name}>
        {lot.name}
      </span>
      <span className="portal-lot-state">{lot.state !== 'free' && t(`portal.${lot.state}`)}</span>
      <strong>{lot.left}</strong>
      <span className="text-color-secondary white-space-nowrap">/ {lot.total}</span>
      <span className="portal-lot-bar overflow-hidden border-round" aria-hidden="true">
        <i className="block" style={{ inlineSize: `${shareOf(lot) * 100}%` }} />
      </span>
    </li>
  )
}

/** Free spaces lot by lot, page after page where they do not fit. */
export function LotsPanel({ lots }: { readonly lots: readonly LotFigures[] }) {
  const t = useTranslate()
  const grid = useRef<HTMLUListElement>(null)
  const { shown, page, count, turn, hold } = usePages(grid, lots)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <section
      className="portal-panel flex flex-column min-h-0 border-1 surface-border border-round-lg surface-card portal-lots"
      aria-labelledby="portal-lots"
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <header className="flex align-items-center justify-content-between text-color-secondary">
        <h2 className="text-color" id="portal-lots">
          {t('portal.lots')}
        </h2>
        {count > 1 && (
          <nav className="flex" aria-label={t('portal.pages')}>
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
      </header>
      <ul className="flex-1 min-h-0" ref={grid}>
        {shown.map((lot) => (
          <LotCard key={lot.key} lot={lot} />
        ))}
      </ul>
      {lots.length === 0 && <p className="text-color-secondary">{t('portal.noLots')}</p>}
    </section>
  )
}
