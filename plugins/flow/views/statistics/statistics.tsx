import './statistics.css'
import {
  LoadError,
  MessagePanel,
  PeriodSelect,
  type ScreenProps,
  Select,
  useFormatSiteTime,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { flowProcess } from '@jwsk/sdk/flow'
import { useId, useState } from 'react'
import { useFormatSummary } from '../../fields/use-format-list'
import { StatisticsContent } from './statistics-content'

const spans = [30, 90, 365] as const
const aDay = 24 * 60 * 60 * 1000
const dateLength = 'yyyy-MM-dd'.length

/** Figures of processes, steps and months: how long requests take, and where they wait. */
export default function Statistics({ title }: ScreenProps) {
  const t = useTranslate()
  const id = useId()
  const clock = useFormatSiteTime()
  const formatSummary = useFormatSummary()
  const [days, setDays] = useState<number>(90)
  const [key, setKey] = useState('')
  const toDate = (daysAgo: number) => clock(new Date(Date.now() - daysAgo * aDay)).slice(0, dateLength)
  const period = { startTime: `${toDate(days - 1)} 00:00:00`, endTime: `${toDate(0)} 23:59:59` }
  const all = useOperationQuery(flowProcess.statistics, period)
  const { data, error, isFetching, refetch } = useOperationQuery(
    flowProcess.statistics,
    key === '' ? period : { ...period, processDefinitionKey: key },
  )
  const processes = all.data?.processes ?? []
  const options = [
    { value: '', label: t('flow:statistics.all') },
    ...processes.map(({ processDefinitionKey, processDefinitionName }) => ({
      value: processDefinitionKey,
      label: formatSummary(processDefinitionName),
    })),
  ]
  return (
    <section className="kit-screen h-auto min-h-full flex-none">
      <header className="kit-screen-header flex-wrap row-gap-2">
        <div className="md:flex-auto">
          <h1>{title ?? t('flow:statistics.title')}</h1>
          <p>{t('flow:statistics.hint')}</p>
        </div>
      </header>
      <div className="flex flex-wrap align-items-center gap-3">
        <PeriodSelect spans={spans} days={days} onDaysChange={setDays} />
        <span className="flex align-items-center gap-2">
          <label htmlFor={id}>{t('flow:statistics.process')}</label>
          <span className="w-15rem">
            <Select id={id} options={options} value={key} onChange={setKey} />
          </span>
        </span>
      </div>
      {error && <LoadError title={t('flow:statistics.failed')} error={error} isFetching={isFetching} refetch={refetch} />}
      {!error && !data && <div className="kit-skeleton-box h-20rem" aria-busy="true" />}
      {data && data.processes.length === 0 && <MessagePanel icon="empty" title={t('flow:statistics.none')} />}
      {data && data.processes.length > 0 && <StatisticsContent data={data} />}
    </section>
  )
}
