import {
  type KeysOf,
  PeriodSelect,
  TitledChart,
  translateWord,
  useFormatSiteTime,
  useKitText,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { userVisitRecord } from '@jwsk/sdk/mobile'
import { useState } from 'react'
import type texts from '../locales/zh-cn'

const spans = [7, 30, 90]
const aDay = 24 * 60 * 60 * 1000
const maxPages = 6

/** Visits by day and the most visited pages; each day and each page links to its rows. */
export default function VisitStats() {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kit = useKitText()
  const clock = useFormatSiteTime()
  const [days, setDays] = useState(spans[0] ?? 0)
  const since = clock(new Date(Date.now() - (days - 1) * aDay)).slice(0, 10)
  const { data } = useOperationQuery(userVisitRecord.statistics, { visitTime_dategt: `${since} 00:00:00` })
  const ofDay = (day: string) => `?${new URLSearchParams({ visitTime_dategt: `${day} 00:00:00`, visitTime_datelt: `${day} 23:59:59` })}`
  const pages = data?.pages.slice(0, maxPages) ?? []
  const getPageName = ({ pageName, pagePath }: (typeof pages)[number]) => pageName ?? pagePath
  return (
    <>
      <PeriodSelect spans={spans} days={days} onDaysChange={setDays} />
      <div className="flex flex-column lg:flex-row gap-4">
        {data && (
          <>
            <TitledChart
              kind="line"
              label={t('figures.trend')}
              categories={data.trend.map(({ day }) => day)}
              series={[
                { name: t('figures.visits'), values: data.trend.map(({ visits }) => visits) },
                { name: t('figures.visitors'), values: data.trend.map(({ visitors }) => visitors) },
              ]}
              getHref={ofDay}
            />
            <TitledChart
              kind="ranking"
              label={t('figures.pages')}
              unit={t('figures.times')}
              categories={pages.map((page) => translateWord(getPageName(page), kit))}
              series={[{ name: t('figures.visits'), values: pages.map(({ visits }) => visits) }]}
              getHref={(name) => {
                const page = pages.find((one) => translateWord(getPageName(one), kit) === name)
                return page && `?${new URLSearchParams({ pageName: getPageName(page) })}`
              }}
            />
          </>
        )}
      </div>
    </>
  )
}
