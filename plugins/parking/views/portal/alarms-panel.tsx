import './list-panel.css'
import { useTranslate } from '@jwsk/kit'
import type { LotFigures } from './figures'
import { Panel } from './panel'

/** The lots that somebody has to look after: full ones, then those that soon will be. */
export function AlarmsPanel({ lots }: { readonly lots: readonly LotFigures[] | undefined }) {
  const t = useTranslate()
  const alarms = (lots ?? []).filter(({ state }) => state === 'full' || state === 'tight').toSorted((one, other) => other.share - one.share)
  return (
    <Panel name="alarms" heading={t('portal.alarms')} aside={lots && <b className="text-color">{alarms.length}</b>}>
      {lots && alarms.length === 0 && <p className="portal-calm text-green-500">{t('portal.noAlarms')}</p>}
      <ul className="portal-list flex flex-1 min-h-0">
        {alarms.map(({ key, name, left, state }) => (
          <li key={key} className={`portal-line portal-${state}`}>
            <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
              <span className="portal-word" aria-hidden="true">
                ▲
              </span>{' '}
              {name}
            </span>
            <b className="portal-word font-medium">{state === 'full' ? t('portal.full') : t('portal.fewLeft', { count: left })}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
