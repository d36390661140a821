import { region } from '@jwsk/kit'

export const kind = region({ nameField: 'regionName' })
export const wire = '330106'
export const record = { regionName: '浙江省杭州市西湖区' }
