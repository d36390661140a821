import { bizDict, dateRange, dateTime, defineResource, money, number, reference, text } from '@jwsk/kit'
import { JwskError } from '@jwsk/sdk'
import { scenicSpotTicket } from '@jwsk/sdk/biz'
import { otaPlatform, otaPlatformTicket } from '@jwsk/sdk/dp'

const otaPlatformTickets = defineResource({
  api: otaPlatformTicket,
  permission: 'ota_platform_ticket',
  fields: {
    otaProductName: text(),
    otaProductId: text(),
    otaPlatformId: reference(otaPlatform, 'platformName', { named: 'platformName' }),
    ticketKind: bizDict('ticket_kind'),
    ticketId: reference(scenicSpotTicket, 'ticketName', { named: 'ticketName' }),
    salePrice: money(),
    settlePrice: money(),
    stock: number({ min: -1 }),
    salesCount: number(),
    verifyCount: number(),
    saleStart: dateRange({ to: 'saleEnd', precision: 'dateTime' }),
    status: bizDict('ota_ticket_status', { tones: { 1: 'success', 2: 'quiet' } }),
    syncStatus: bizDict('sync_status', { tones: { 1: 'success', 2: 'danger' } }),
    syncTime: dateTime(),
    syncMessage: text(),
  },
  columns: [
    'otaProductName',
    'otaProductId',
    'otaPlatformId',
    'ticketKind',
    'ticketId',
    'salePrice',
    'settlePrice',
    'stock',
    'salesCount',
    'status',
    'syncStatus',
    'syncTime',
  ],
  search: ['otaProductName', 'otaProductId', 'otaPlatformId', 'status', 'syncStatus'],
  sort: { syncTime: 'off', salePrice: 'off' },
  form: {
    basic: ['otaPlatformId', 'ticketKind', 'ticketId', 'otaProductId', 'otaProductName'],
    price: ['salePrice', 'settlePrice'],
    stock: ['stock', 'saleStart', 'status'],
  },
  row: (action) => [
    action('enable', {
      permission: 'ota_platform_ticket_enable',
      when: (row) => row.status !== 1,
      run: ({ id }, { client }) => client.call(otaPlatformTicket.changeStatus, { ids: id, status: 1 }),
    }),
    action('disable', {
      permission: 'ota_platform_ticket_enable',
      when: (row) => row.status === 1,
      run: ({ id }, { client }) => client.call(otaPlatformTicket.changeStatus, { ids: id, status: 2 }),
    }),
    action.form('price', {
      api: otaPlatformTicket.updatePrice,
      permission: 'ota_platform_ticket_price',
      fields: { salePrice: money(), settlePrice: money() },
      start: ({ salePrice, settlePrice }) => ({ salePrice, settlePrice }),
      send: ({ id }) => ({ id }),
    }),
  ],
  bulk: (action) => [
    action('sync', {
      permission: 'ota_platform_ticket_sync',
      run: async (rows, { client }) => {
        const { failCount, results } = await client.call(otaPlatformTicket.sync, { ids: rows.map(({ id }) => id).join(',') })
        const message = results.find(({ success }) => !success)?.message ?? ''
        if (failCount > 0) throw new JwskError({ kind: 'business', message, operation: otaPlatformTicket.sync.id })
      },
    }),
  ],
})

export default otaPlatformTickets
