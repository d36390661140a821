import { type KeysOf, type StatsSlotProps, TitledChart, useOperationQuery, useTranslate } from '@jwsk/kit'
import { waterSportTicket } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'

const selectBestSellers = { current: 1, size: 8, descs: 'salesCount' }

const openTicketPath = (ticketName: string) => `?${new URLSearchParams({ ticketName })}`

/** Best-selling tickets; each links to its row. */
export default function TicketSales({ baseQuery }: StatsSlotProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { data } = useOperationQuery(waterSportTicket.page, { ...baseQuery, ...selectBestSellers })
  if (!data) return null
  const label = t('figures.sales')
  return (
    <TitledChart
      kind="ranking"
      label={label}
      unit={t('figures.tickets')}
      categories={data.records.map(({ ticketName }) => ticketName)}
      series={[{ name: label, values: data.records.map(({ salesCount = 0 }) => salesCount) }]}
      getHref={openTicketPath}
    />
  )
}
