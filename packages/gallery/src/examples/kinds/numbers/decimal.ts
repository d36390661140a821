import { decimal } from '@jwsk/kit'

export const kind = decimal({ scale: 4 })
export const wire = '0.1250'
