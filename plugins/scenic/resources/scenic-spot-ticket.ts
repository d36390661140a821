import { bizDict, dateRange, defineResource, image, money, number, reference, richText, stock, text, textarea, toggle } from '@jwsk/kit'
import { scenicSpot, scenicSpotTicket } from '@jwsk/sdk/biz'
import { otaPlatform } from '@jwsk/sdk/dp'

const scenicSpotTickets = defineResource({
  api: scenicSpotTicket,
  permission: 'scenic_spot_ticket',
  fields: {
    ticketName: text(),
    ticketType: bizDict('ticket_type'),
    scenicSpotId: reference(scenicSpot, 'spotName', { nameField: 'spotName' }),
    comboFlag: toggle({ on: 2, off: 1 }),
    comboSpotIds: reference(scenicSpot, 'spotName', { nameField: 'comboSpotNames', join: ',' }),
    status: bizDict('on_off', { tones: { 0: 'quiet', 1: 'success' } }),
    sort: number(),
    marketPrice: money(),
    salePrice: money(),
    settlePrice: money(),
    stock: stock(),
    salesCount: number(),
    dayLimit: number(),
    buyLimit: number(),
    saleStart: dateRange({ to: 'saleEnd', precision: 'dateTime' }),
    validType: bizDict('valid_type'),
    validDays: number({ required: true }),
    realNameFlag: toggle({ on: 2, off: 1 }),
    verifyWay: bizDict('verify_way'),
    refundRule: bizDict('refund_rule'),
    refundRemark: textarea(),
    coverImage: image(),
    content: richText(),
  },
  columns: ['ticketName', 'status', 'salePrice', 'stock', 'salesCount', 'scenicSpotId', 'ticketType', 'marketPrice', 'refundRule'],
  search: ['ticketName', 'status', 'scenicSpotId', 'ticketType'],
  sortable: ['salePrice', 'stock', 'salesCount'],
  form: {
    basic: ['ticketName', 'ticketType', 'scenicSpotId', 'status', 'sort', 'comboFlag', 'comboSpotIds'],
    sale: ['marketPrice', 'salePrice', 'settlePrice', 'stock', 'dayLimit', 'buyLimit', 'saleStart'],
    use: ['validType', 'validDays', 'verifyWay', 'realNameFlag', 'refundRule', 'refundRemark'],
    page: ['coverImage', 'content'],
  },
  visibleWhen: { comboSpotIds: ({ comboFlag }) => comboFlag === 2, validDays: ({ validType }) => validType === 2 },
  inline: ['salePrice', 'stock'],
  stats: () => import('../views/ticket-sales'),
  row: (action) => [
    action.view('prices', { permission: 'scenic_spot_ticket_stock', size: 'large', view: () => import('../views/ticket-prices') }),
    ...action.enableDisable(scenicSpotTicket.changeStatus),
  ],
  bulk: (action) => [
    action.batch('sync', {
      permission: 'scenic_spot_ticket_sync',
      api: scenicSpotTicket.syncOta,
      choice: { name: 'otaPlatformId', from: otaPlatform.select, input: { status: 1 }, label: 'platformName' },
    }),
  ],
})

export default scenicSpotTickets
