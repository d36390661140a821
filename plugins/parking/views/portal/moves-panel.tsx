import './list-panel.css'
import { useTranslate } from '@jwsk/kit'
import type { Movement } from './figures'
import { Panel } from './panel'

/** The last cars through the gates. */
export function MovesPanel({ moves }: { readonly moves: readonly Movement[] }) {
  const t = useTranslate()
  return (
    <Panel name="moves" heading={t('portal.moves')}>
      <ol className="portal-list flex flex-1 min-h-0">
        {moves.map(({ key, plate, lot, day, time, way }, index) => (
          <li key={key}>
            {day !== (moves[index - 1]?.day ?? '') && <span className="portal-day portal-small text-color-secondary">{day}</span>}
            <time className="text-color-secondary white-space-nowrap">{time}</time>
            <b className="portal-plate text-center border-1 surface-border border-round font-medium white-space-nowrap">{plate}</b>
            <span
              className={`portal-way portal-small border-round ${way === 'in' ? 'bg-green-50 text-green-500' : 'bg-blue-50 text-blue-500'}`}
            >
              {t(`portal.${way}`)}
            </span>
            <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={lot}>
              {lot}
            </span>
          </li>
        ))}
      </ol>
      {moves.length === 0 && <p className="text-color-secondary">{t('portal.noMoves')}</p>}
    </Panel>
  )
}
