import './moves-panel.css'
import { useTranslate } from '@jwsk/kit'
import type { Movement } from './figures'

/** The last cars through the gates. */
export function MovesPanel({ moves }: { readonly moves: readonly Movement[] }) {
  const t = useTranslate()
  return (
    <section
      className="portal-panel flex flex-column min-h-0 border-1 surface-border border-round-lg surface-card portal-moves"
      aria-labelledby="portal-moves"
    >
      <header className="flex align-items-center justify-content-between text-color-secondary">
        <h2 className="text-color" id="portal-moves">
          {t('portal.moves')}
        </h2>
      </header>
      <ol className="flex flex-1 min-h-0">
        {moves.map(({ key, plate, lot, time, way }) => (
          <li key={key}>
            <time className="text-color-secondary white-space-nowrap">{time}</time>
            <b className="font-medium white-space-nowrap">{plate}</b>
            <span className={`portal-way border-round ${way === 'in' ? 'bg-green-50 text-green-500' : 'bg-blue-50 text-blue-500'}`}>
              {t(`portal.${way}`)}
            </span>
            <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={lot}>
              {lot}
            </span>
          </li>
        ))}
      </ol>
      {moves.length === 0 && <p className="text-color-secondary">{t('portal.noMoves')}</p>}
    </section>
  )
}
