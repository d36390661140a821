import { bizDict, defineResource, money, reference, text } from '@jwsk/kit'
import { otaPlatform, otaPlatformTicket } from '@jwsk/sdk/dp'

/** Sends the checked records one by one and reports each result. */
export const example = defineResource({
  api: otaPlatformTicket,
  fields: {
    ticketName: text(),
    otaPlatformId: reference(otaPlatform, 'platformName', { nameField: 'platformName' }),
    salePrice: money(),
    syncStatus: bizDict('sync_status', { tones: { 1: 'success', 2: 'danger' } }),
  },
  columns: ['ticketName', 'otaPlatformId', 'salePrice', 'syncStatus'],
  search: ['otaPlatformId'],
  form: [],
  actions: { add: false, edit: false },
  row: (action) => action.enableDisable(otaPlatformTicket.changeStatus, { off: 2 }),
  bulk: (action) => [action.batch('sync', { api: otaPlatformTicket.sync })],
})
