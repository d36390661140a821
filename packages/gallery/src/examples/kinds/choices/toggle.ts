import { toggle } from '@jwsk/kit'

export const kind = toggle({ on: 1, off: 0, words: 'enabled' })
export const wire = 1
