import { idCard } from '@jwsk/kit'

export const kind = idCard()
export const wire = '11010519491231002X'
