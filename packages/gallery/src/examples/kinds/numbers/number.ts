import { number } from '@jwsk/kit'

export const kind = number({ unit: '分钟', min: 0 })
export const wire = 90
