import { bizDict, defineResource, number, reference, text, translatedText } from '@jwsk/kit'
import { consultPhone, scenicSpot } from '@jwsk/sdk/biz'

const consultPhones = defineResource({
  api: consultPhone,
  permission: 'consult_phone',
  fields: {
    phoneName: text(),
    phone: text(),
    phoneType: bizDict('phone_type'),
    scenicSpotId: reference(scenicSpot, 'spotName', { nameField: 'spotName' }),
    serviceTime: translatedText(),
    sort: number(),
    status: bizDict('show_hide', { tones: { 1: 'success', 0: 'quiet' } }),
  },
  columns: ['phoneName', 'phone', 'status', 'phoneType', 'scenicSpotId', 'serviceTime', 'sort'],
  search: ['phoneName', 'status', 'phone', 'phoneType', 'scenicSpotId'],
  sort: { sort: 'asc' },
  form: ['phoneName', 'phone', 'phoneType', 'scenicSpotId', 'serviceTime', 'sort', 'status'],
  actions: { delete: 'undo' },
})

export default consultPhones
