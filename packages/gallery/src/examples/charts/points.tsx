import { PeriodSelect, PointsChart, useTranslate } from '@jwsk/kit'
import { useState } from 'react'

const formatDay = (day: number) => `2026-05-${String(day).padStart(2, '0')}`

/** Chart points as a dashboard of the platform sends them; the chart type follows from their unit. */
export function Example() {
  const t = useTranslate()
  const [days, setDays] = useState(7)
  const points = Array.from({ length: days }, (_, at) => ({ name: formatDay(at + 1), value: 80 + ((at * 37) % 60) }))
  return (
    <>
      <PeriodSelect spans={[7, 14, 28]} days={days} onDaysChange={setDays} />
      <PointsChart label={t('charts.points.title')} unit={t('charts.people')} points={points} />
    </>
  )
}
