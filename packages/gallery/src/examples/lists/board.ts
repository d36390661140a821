import { bizDict, code, defineResource, text } from '@jwsk/kit'
import { facility } from '@jwsk/sdk/dp'

/** Cards in columns by status; a card that is moved is saved as its form would save it. */
export const example = defineResource({
  api: facility,
  fields: {
    facilityName: text(),
    facilityCode: code(),
    facilityType: bizDict('facility_type'),
    facilityStatus: bizDict('facility_status', { tones: { 1: 'success', 2: 'danger', 3: 'warning', 4: 'quiet' } }),
    managerName: text(),
  },
  columns: ['facilityName', 'facilityStatus', 'facilityType', 'facilityCode', 'managerName'],
  search: ['facilityName'],
  board: { by: 'facilityStatus', move: 'submit' },
})
