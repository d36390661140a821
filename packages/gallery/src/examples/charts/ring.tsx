import { Chart, useTranslate } from '@jwsk/kit'

export function Example() {
  const t = useTranslate()
  return (
    <Chart
      kind="ring"
      label={t('charts.ring.title')}
      categories={[t('charts.family'), t('charts.group'), t('charts.single')]}
      unit={t('charts.people')}
      series={[{ name: t('charts.visits'), values: [420, 310, 96] }]}
    />
  )
}
