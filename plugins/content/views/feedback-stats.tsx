import { type KeysOf, PeriodSelect, TitledChart, useDictEntries, useFormatSiteTime, useOperationQuery, useTranslate } from '@jwsk/kit'
import { feedback } from '@jwsk/sdk/biz'
import { dictBiz } from '@jwsk/sdk/system'
import { useState } from 'react'
import type texts from '../locales/zh-cn'
import { countByStatus } from './feedback-counts'

const spans = [30, 90, 365]
const aDay = 24 * 60 * 60 * 1000
const maxRecords = 500

const typeSource = { operation: dictBiz.dictionary, code: 'feedback_type' }
const statusSource = { operation: dictBiz.dictionary, code: 'feedback_status' }

/** Topics of feedback and how much of each is answered; each topic links to its rows of that period. */
export default function FeedbackStats() {
  const t = useTranslate<KeysOf<typeof texts>>()
  const clock = useFormatSiteTime()
  const types = useDictEntries(typeSource)
  const statuses = useDictEntries(statusSource)
  const [days, setDays] = useState(90)
  const since = `${clock(new Date(Date.now() - (days - 1) * aDay)).slice(0, 10)} 00:00:00`
  const { data } = useOperationQuery(feedback.page, { current: 1, size: maxRecords, descs: 'createTime', createTime_dategt: since })
  const counts = countByStatus(data?.records ?? [], types, statuses)
  const getHref = (name: string) => {
    const type = types.find(({ label: word }) => word === name)
    return type && `?${new URLSearchParams({ feedbackType: type.key, createTime_dategt: since })}`
  }
  return (
    <>
      <div className="flex flex-wrap align-items-center gap-3">
        <PeriodSelect spans={spans} days={days} onDaysChange={setDays} />
        {data && data.total > data.records.length && (
          <small className="text-color-secondary">{t('figures.newest', { count: data.records.length })}</small>
        )}
      </div>
      {data && (
        <TitledChart
          kind="bars"
          label={t('figures.byType')}
          unit={t('figures.pieces')}
          categories={types.map(({ label: word }) => word)}
          series={counts}
          getHref={getHref}
        />
      )}
    </>
  )
}
