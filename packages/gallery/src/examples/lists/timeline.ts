import { bizDict, date, defineResource, text } from '@jwsk/kit'
import { shopContract } from '@jwsk/sdk/biz'

/** The rows of a list as bars over days, weeks or months. */
export const example = defineResource({
  api: shopContract,
  fields: {
    partyB: text(),
    contractStatus: bizDict('contract_status', { tones: { 0: 'warning', 1: 'info', 2: 'success', 3: 'quiet', 4: 'danger' } }),
    startDate: date(),
    endDate: date(),
    payCycle: bizDict('pay_cycle'),
  },
  columns: ['partyB', 'contractStatus', 'startDate', 'endDate', 'payCycle'],
  search: ['partyB'],
  range: ['startDate'],
  form: [],
  timeline: { from: 'startDate', to: 'endDate', group: 'payCycle' },
  actions: { add: false, edit: false, delete: false },
})
