import { mapPoint } from '@jwsk/kit'

export const kind = mapPoint({ latitude: 'latitude' })
export const wire = '120.1551'
export const record = { latitude: '30.2741' }
