import { percent } from '@jwsk/kit'

export const kind = percent()
export const wire = '12.5'
