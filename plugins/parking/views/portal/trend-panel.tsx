import './trend-panel.css'
import { useLanguage, useTranslate } from '@jwsk/kit'
import type { DayIncome } from './figures'
import { Panel } from './panel'

// longer numbers would not fit over their bars
const compactFrom = 10_000

/** What came in day by day; a list that looks like bars. */
export function TrendPanel({ days }: { readonly days: readonly DayIncome[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const most = Math.max(...days.map(({ amount }) => amount), 1)
  return (
    <Panel name="trend" heading={t('portal.trend')} aside={<span>{t('portal.yuan')}</span>}>
      <ol className="flex flex-1">
        {days.map(({ day, amount }, index) => (
          <li key={day || index} className="portal-small">
            <b className="font-medium">{(amount < compactFrom ? whole : short).format(amount)}</b>
            <i aria-hidden="true" style={{ blockSize: `${Math.max(0, (amount / most) * 100)}%` }} />
            <span className="text-color-secondary">{day}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
