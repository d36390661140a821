import { type KeysOf, RankingChart, type StatsSlotProps, useTranslate } from '@jwsk/kit'
import { waterSportTicket } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'

/** Best-selling tickets; each links to its row. */
export default function TicketSales({ baseQuery }: StatsSlotProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  return (
    <RankingChart
      api={waterSportTicket.page}
      baseQuery={baseQuery}
      nameField="ticketName"
      valueField="salesCount"
      label={t('figures.sales')}
      unit={t('figures.tickets')}
    />
  )
}
