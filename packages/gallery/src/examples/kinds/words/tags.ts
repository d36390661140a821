import { tags } from '@jwsk/kit'

export const kind = tags({ max: 5 })
export const wire = '湖泊,古镇,亲子'
