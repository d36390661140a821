import { images } from '@jwsk/kit'

export const kind = images({ max: 3 })
export const wire = '/__mock/media/lake-0.svg,/__mock/media/lake-20.svg'
