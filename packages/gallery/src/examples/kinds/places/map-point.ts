import { mapPoint } from '@jwsk/kit'

export const kind = mapPoint({ latitude: 'latitude' })
export const wire = '120.1551'
export const more = { latitude: '30.2741' }
