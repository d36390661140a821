import { stock } from '@jwsk/kit'

export const kind = stock()
export const wire = -1
