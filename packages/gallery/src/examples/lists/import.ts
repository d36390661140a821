import { bizDict, defineResource, phone, text } from '@jwsk/kit'
import { facility } from '@jwsk/sdk/dp'

/** A file of records comes in, the list goes out: as CSV, as a workbook, on paper. */
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
