import { region } from '@jwsk/kit'

export const kind = region({ nameField: 'regionName' })
export const wire = '330106'
export const more = { regionName: '浙江省杭州市西湖区' }
