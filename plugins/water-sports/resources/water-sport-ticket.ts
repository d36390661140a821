import { bizDict, defineResource, money, number, reference, richText, stock, text } from '@jwsk/kit'
import { waterSport, waterSportTicket } from '@jwsk/sdk/biz'
import { otaPlatform } from '@jwsk/sdk/dp'

const waterSportTickets = defineResource({
  api: waterSportTicket,
  permission: 'water_sport_ticket',
  fields: {
    ticketName: text(),
    ticketType: bizDict('ticket_type'),
    waterSportId: reference(waterSport, 'sportName', { nameField: 'sportName' }),
    sessionTime: text(),
    personCount: number(),
    status: bizDict('on_off', { tones: { 0: 'quiet', 1: 'success' } }),
    marketPrice: money(),
    salePrice: money(),
    settlePrice: money(),
    depositAmount: money(),
    stock: stock(),
    salesCount: number(),
    validDays: number(),
    refundRule: bizDict('refund_rule'),
    content: richText(),
    sort: number(),
  },
  columns: [
    'ticketName',
    'status',
    'salePrice',
    'stock',
    'salesCount',
    'waterSportId',
    'sessionTime',
    'ticketType',
    'marketPrice',
    'refundRule',
  ],
  search: ['ticketName', 'status', 'waterSportId', 'ticketType'],
  sortable: ['salePrice', 'stock', 'salesCount'],
  form: {
    basic: ['ticketName', 'ticketType', 'waterSportId', 'sessionTime', 'personCount', 'status', 'sort'],
    sale: ['marketPrice', 'salePrice', 'settlePrice', 'depositAmount', 'stock'],
    use: ['validDays', 'refundRule', 'content'],
  },
  inline: ['salePrice', 'stock'],
  stats: () => import('../views/ticket-sales'),
  row: (action) => [
    action.view('prices', { permission: 'water_sport_ticket_stock', size: 'large', view: () => import('../views/ticket-prices') }),
    ...action.enableDisable(waterSportTicket.changeStatus),
  ],
  bulk: (action) => [
    action.batch('sync', {
      permission: 'water_sport_ticket_sync',
      api: waterSportTicket.syncOta,
      choice: { name: 'otaPlatformId', from: otaPlatform.select, input: { status: 1 }, label: 'platformName' },
    }),
  ],
})

export default waterSportTickets
