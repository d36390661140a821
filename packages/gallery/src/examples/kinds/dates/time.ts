import { time } from '@jwsk/kit'

export const kind = time()
export const wire = '09:30'
