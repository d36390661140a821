import './totals.css'
import { useLanguage, useTranslate } from '@jwsk/kit'
import type { Figures } from './figures'

interface TotalProps {
  readonly label: string
  readonly value: string
  readonly note: string
}

const Total = ({ label, value, note }: TotalProps) => (
  <div className="portal-total border-1 surface-border border-round-lg surface-card">
    <dt className="text-color-secondary">{label}</dt>
    <dd>{value}</dd>
    <dd className="portal-note text-color-secondary">{note}</dd>
  </div>
)

/** The four figures that are read first. */
export function Totals({ figures }: { readonly figures: Figures | undefined }) {
  const t = useTranslate()
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const part = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  // a dash keeps each figure's place until the first answer
  const figure = (read: (from: Figures) => number) => (figures ? whole.format(read(figures)) : '—')
  const use = figures && figures.total > 0 ? part.format(figures.used / figures.total) : '—'
  return (
    <dl className="portal-totals">
      <Total
        label={t('portal.left')}
        value={figure(({ left }) => left)}
        note={t('portal.use', { total: figure(({ total }) => total), share: use })}
      />
      <Total
        label={t('portal.entered')}
        value={figure(({ entered }) => entered)}
        note={t('portal.reserved', { count: figure(({ reserved }) => reserved) })}
      />
      <Total
        label={t('portal.departed')}
        value={figure(({ departed }) => departed)}
        note={t('portal.taken', { count: figure(({ used }) => used) })}
      />
      <Total
        label={t('portal.income')}
        value={figure(({ income }) => income)}
        note={t('portal.month', { amount: figure(({ monthIncome }) => monthIncome) })}
      />
    </dl>
  )
}
