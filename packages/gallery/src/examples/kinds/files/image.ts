import { image } from '@jwsk/kit'

export const kind = image()
export const wire = '/__mock/media/lake-0.svg'
