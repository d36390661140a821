import { money } from '@jwsk/kit'

export const kind = money()
export const wire = '12888.50'
