import { reference } from '@jwsk/kit'
import { scenicSpot } from '@jwsk/sdk/biz'

export const kind = reference(scenicSpot, 'spotName', { nameField: 'spotName' })
export const wire = '1893811080000000001'
export const record = { spotName: '云栖湖核心景区' }
