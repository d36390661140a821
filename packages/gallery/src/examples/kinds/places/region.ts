import { region } from '@jwsk/kit'

export const kind = region({ named: 'regionName' })
export const wire = '330106'
export const more = { regionName: '浙江省杭州市西湖区' }
