import { plate } from '@jwsk/kit'

export const kind = plate()
export const wire = '浙A12345'
