import { type ActionViewProps, PriceCalendar } from '@jwsk/kit'
import { type ScenicSpotTicket, scenicSpotTicket } from '@jwsk/sdk/biz'

const api = { load: scenicSpotTicket.priceCalendar, save: scenicSpotTicket.setStock }

/** Price and stock of a ticket by day. */
export default function TicketPrices({ target, reload }: ActionViewProps<ScenicSpotTicket>) {
  return <PriceCalendar api={api} id={target.id} onSaved={reload} />
}
