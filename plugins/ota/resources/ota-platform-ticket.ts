import { bizDict, dateRange, dateTime, defineResource, money, number, reference, stock, text, translatedText } from '@jwsk/kit'
import { otaPlatform, otaPlatformTicket } from '@jwsk/sdk/dp'
import { ticket } from '../fields/ticket'

const otaPlatformTickets = defineResource({
  api: otaPlatformTicket,
  permission: 'ota_platform_ticket',
  fields: {
    otaProductName: text(),
    otaProductId: text(),
    otaPlatformId: reference(otaPlatform, 'platformName', { nameField: 'platformName' }),
    ticketKind: bizDict('ticket_kind'),
    ticketId: ticket(),
    salePrice: money(),
    settlePrice: money(),
    stock: stock(),
    salesCount: number(),
    verifyCount: number(),
    saleStart: dateRange({ to: 'saleEnd', precision: 'dateTime' }),
    status: bizDict('ota_ticket_status', { tones: { 0: 'quiet', 1: 'success', 2: 'quiet' } }),
    syncStatus: bizDict('sync_status', { tones: { 0: 'quiet', 1: 'success', 2: 'danger' } }),
    syncTime: dateTime(),
    syncMessage: translatedText(),
  },
  columns: [
    'otaProductName',
    'status',
    'otaPlatformId',
    'salePrice',
    'stock',
    'salesCount',
    'syncStatus',
    'syncMessage',
    'ticketKind',
    'ticketId',
    'settlePrice',
    'syncTime',
  ],
  search: ['otaProductName', 'status', 'otaPlatformId', 'otaProductId', 'syncStatus'],
  sortable: ['syncTime', 'salePrice'],
  form: {
    basic: ['otaPlatformId', 'ticketId', 'otaProductId', 'otaProductName'],
    price: ['salePrice', 'settlePrice'],
    stock: ['stock', 'saleStart', 'status'],
  },
  row: (action) => [
    ...action.enableDisable(otaPlatformTicket.changeStatus, { off: 2 }),
    action.form('price', {
      api: otaPlatformTicket.updatePrice,
      permission: 'ota_platform_ticket_price',
      fields: { salePrice: money(), settlePrice: money() },
      initialValues: ({ salePrice, settlePrice }) => ({ salePrice, settlePrice }),
      extraInput: ({ id }) => ({ id }),
    }),
    action.view('stock', { view: () => import('../views/platform-stock') }),
  ],
  bulk: (action) => [action.batch('sync', { permission: 'ota_platform_ticket_sync', api: otaPlatformTicket.sync })],
})

export default otaPlatformTickets
