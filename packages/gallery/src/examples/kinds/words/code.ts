import { code } from '@jwsk/kit'

export const kind = code()
export const wire = 'GUIDE-07'
