import './moves-panel.css'
import { useTranslate } from '@jwsk/kit'
import type { Move } from './figures'

/** The last cars through the gates. */
export function MovesPanel({ moves }: { readonly moves: readonly Move[] }) {
  const t = useTranslate()
  return (
    <section className="portal-panel portal-moves" aria-labelledby="portal-moves">
      <header>
        <h2 id="portal-moves">{t('portal.moves')}</h2>
      </header>
      <ol>
        {moves.map(({ key, plate, lot, time, way }) => (
          <li key={key}>
            <time>{time}</time>
            <b>{plate}</b>
            <span className={`portal-way portal-way-${way}`}>{t(`portal.${way}`)}</span>
            <span className="portal-move-lot" title={lot}>
              {lot}
            </span>
          </li>
        ))}
      </ol>
      {moves.length === 0 && <p className="portal-none">{t('portal.noMoves')}</p>}
    </section>
  )
}
