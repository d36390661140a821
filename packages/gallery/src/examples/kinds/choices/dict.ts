import { dict } from '@jwsk/kit'

export const kind = dict('sex', { tones: { 1: 'info', 2: 'success' } })
export const wire = 1
