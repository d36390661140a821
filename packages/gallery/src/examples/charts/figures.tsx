import { Stats, useTranslate } from '@jwsk/kit'

/** Stats with a label each. */
export function Example() {
  const t = useTranslate()
  return (
    <Stats
      figures={[
        { label: t('charts.visits'), value: '12,408' },
        { label: t('charts.income'), value: '¥86,230.50', tone: 'success' },
        { label: t('charts.refunds'), value: '3', tone: 'danger' },
      ]}
    />
  )
}
