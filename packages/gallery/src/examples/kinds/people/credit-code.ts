import { creditCode } from '@jwsk/kit'

export const kind = creditCode()
export const wire = '91350100M000100Y43'
