import { Chart, useTranslate } from '@jwsk/kit'

export function Example() {
  const t = useTranslate()
  return (
    <Chart
      kind="ranking"
      label={t('charts.ranking.title')}
      categories={[t('charts.family'), t('charts.group'), t('charts.single')]}
      unit={t('charts.people')}
      series={[{ name: t('charts.visits'), values: [420, 310, 96] }]}
    />
  )
}
