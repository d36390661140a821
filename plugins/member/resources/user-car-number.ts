import { bizDict, dateTime, defineResource, image, phone, plate, reference, text, toggle, translatedText } from '@jwsk/kit'
import { userCarNumber } from '@jwsk/sdk/biz'
import { user } from '@jwsk/sdk/system'

const userCarNumbers = defineResource({
  api: userCarNumber,
  permission: 'user_car_number',
  fields: {
    plateNo: plate(),
    plateColor: bizDict('plate_color'),
    carType: bizDict('car_type'),
    carBrand: translatedText(),
    userId: reference(user, 'realName', { nameField: 'userName' }),
    userName: text(),
    phone: phone(),
    defaultFlag: toggle({ on: 2, off: 1 }),
    bindTime: dateTime(),
    status: bizDict('user_car_status', { tones: { 1: 'success', 2: 'quiet' } }),
    licenseImage: image(),
  },
  columns: ['plateNo', 'status', 'userName', 'phone', 'defaultFlag', 'bindTime', 'plateColor', 'carType', 'carBrand'],
  search: ['plateNo', 'status', 'userName', 'phone'],
  range: ['bindTime'],
  sort: { bindTime: 'desc' },
  form: ['plateNo', 'plateColor', 'carType', 'carBrand', 'userId', 'userName', 'phone', 'defaultFlag', 'licenseImage'],
  actions: { delete: 'undo' },
  row: (action) => [
    action('unbind', {
      permission: 'user_car_number_unbind',
      tone: 'danger',
      when: ({ status }) => status === 1,
      run: ({ id }, { client }) => client.call(userCarNumber.unbind, { ids: id }),
    }),
  ],
})

export default userCarNumbers
