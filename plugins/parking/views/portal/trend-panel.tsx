import './trend-panel.css'
import { useLanguage, useTranslate } from '@jwsk/kit'
import type { DayIncome } from './figures'

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
    <section
      className="portal-panel flex flex-column min-h-0 border-1 surface-border border-round-lg surface-card portal-trend"
      aria-labelledby="portal-trend"
    >
      <header className="flex align-items-center justify-content-between text-color-secondary">
        <h2 className="text-color" id="portal-trend">
          {t('portal.trend')}
        </h2>
        <span>{t('portal.yuan')}</span>
      </header>
      <ol className="flex flex-1">
        {days.map(({ day, amount }, index) => (
          <li key={day || index}>
            <b className="font-medium">{(amount < compactFrom ? whole : short).format(amount)}</b>
            <i aria-hidden="true" style={{ blockSize: `${Math.max(0, (amount / most) * 100)}%` }} />
            <span className="text-color-secondary">{day}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
