import { type KeysOf, type StatsSlotProps, TitledChart, useDictEntries, useOperationQuery, useTranslate } from '@jwsk/kit'
import { jobInstance } from '@jwsk/sdk/job'
import { dict } from '@jwsk/sdk/system'
import type texts from '../locales/zh-cn'
import { countRunsByDay } from './runs-by-day'

const newest = { current: 1, size: 200, descs: 'startTime' }
const statusSource = { operation: dict.dictionary, code: 'job_instance_status' }

/** Results of the latest runs by day; each day links to its runs. */
export default function RunStats({ baseQuery, urlPrefix }: StatsSlotProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const entries = useDictEntries(statusSource)
  const { data } = useOperationQuery(jobInstance.page, { ...baseQuery, ...newest }, { staleTime: 0 })
  if (!data) return null
  const { days, series } = countRunsByDay(data.records, entries)
  const ofDay = (day: string) =>
    `?${new URLSearchParams({ [`${urlPrefix}startTime_dategt`]: `${day} 00:00:00`, [`${urlPrefix}startTime_datelt`]: `${day} 23:59:59` })}`
  return (
    <TitledChart
      kind="bars"
      label={t('figures.runs', { count: data.records.length })}
      unit={t('figures.times')}
      categories={days}
      series={series}
      getHref={ofDay}
    />
  )
}
