import { taxNumber } from '@jwsk/kit'

export const kind = taxNumber()
export const wire = '91330100MA27XF7X1K'
