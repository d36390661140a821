import { Chart, useTranslate } from '@jwsk/kit'

const days = ['05-01', '05-02', '05-03', '05-04', '05-05', '05-06', '05-07']

export function Example() {
  const t = useTranslate()
  return (
    <Chart
      kind="bars"
      label={t('charts.bars.title')}
      categories={days}
      unit={t('charts.people')}
      series={[{ name: t('charts.visits'), values: [120, 132, 101, 134, 90, 230, 210] }]}
    />
  )
}
