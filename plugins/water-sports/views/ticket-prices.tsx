import { type ActionViewProps, PriceCalendar } from '@jwsk/kit'
import { type WaterSportTicket, waterSportTicket } from '@jwsk/sdk/biz'

const api = { load: waterSportTicket.priceCalendar, save: waterSportTicket.setStock }

/** Price and stock of a ticket by day. */
export default function TicketPrices({ target, reload }: ActionViewProps<WaterSportTicket>) {
  return <PriceCalendar api={api} id={target.id} onSaved={reload} />
}
