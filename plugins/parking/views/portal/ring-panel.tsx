import './ring-panel.css'
import { useLanguage, useTranslate } from '@jwsk/kit'
import { type Figures, stateOf } from './figures'
import { Panel } from './panel'

/** How much of all spaces is taken: drawn with the first answer, as there is nothing to wait for. */
export function RingPanel({ figures }: { readonly figures: Figures | undefined }) {
  const t = useTranslate()
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language)
  const part = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const { total = 0, used = 0, left = 0 } = figures ?? {}
  const share = total > 0 ? Math.min(1, used / total) : 0
  return (
    <Panel name="ring" heading={t('portal.ring')}>
      <svg className={`flex-1 w-full min-h-0 portal-${stateOf(left, total)}`} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="42" />
        {/* a round end of no length would still be a dot */}
        {share > 0 && <circle cx="50" cy="50" r="42" pathLength="100" strokeDasharray={`${share * 100} 100`} />}
        <text x="50" y="57">
          {total > 0 ? part.format(share) : '—'}
        </text>
      </svg>
      <p className="text-center text-color-secondary">
        {t('portal.usedOf', { used: figures ? whole.format(used) : '—', total: figures ? whole.format(total) : '—' })}
      </p>
    </Panel>
  )
}
