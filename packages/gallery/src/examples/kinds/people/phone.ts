import { phone } from '@jwsk/kit'

export const kind = phone()
export const wire = '13800001234'
