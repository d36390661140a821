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
  const said = (read: (from: Figures) => number) => (figures ? whole.format(read(figures)) : '—')
  const use = figures && figures.total > 0 ? part.format(figures.used / figures.total) : '—'
  return (
    <dl className="portal-totals">
      <Total
        label={t('portal.left')}
        value={said(({ left }) => left)}
        note={t('portal.use', { total: said(({ total }) => total), share: use })}
      />
      <Total
        label={t('portal.entered')}
        value={said(({ entered }) => entered)}
        note={t('portal.reserved', { count: said(({ reserved }) => reserved) })}
      />
      <Total
        label={t('portal.departed')}
        value={said(({ departed }) => departed)}
        note={t('portal.taken', { count: said(({ used }) => used) })}
      />
      <Total
        label={t('portal.income')}
        value={said(({ income }) => income)}
        note={t('portal.month', { amount: said(({ monthIncome }) => monthIncome) })}
      />
    </dl>
  )
}
