import { bizDict, defineResource, phone, text } from '@jwsk/kit'
import { facility } from '@jwsk/sdk/dp'

/** Imports records from a file; exports the list as CSV, as a workbook and for print. */
export const example = defineResource({
  api: facility,
  fields: {
    facilityName: text(),
    facilityCode: text(),
    facilityType: bizDict('facility_type'),
    managerName: text(),
    managerPhone: phone(),
  },
  columns: ['facilityName', 'facilityCode', 'facilityType', 'managerName', 'managerPhone'],
  search: ['facilityName', 'facilityType'],
  toolbar: (action) => [action.importEntity(facility)],
})
