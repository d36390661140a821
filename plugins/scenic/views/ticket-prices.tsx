import { type ActionViewProps, PriceCalendar } from '@jwsk/kit'
import { type ScenicSpotTicket, scenicSpotTicket } from '@jwsk/sdk/biz'

const api = { load: scenicSpotTicket.priceCalendar, save: scenicSpotTicket.setStock }

/** What a ticket costs, and how many there are, day by day. */
export default function TicketPrices({ target, reload }: ActionViewProps<ScenicSpotTicket>) {
  return <PriceCalendar api={api} id={target.id} onSaved={reload} />
}
