import { choice } from '@jwsk/kit'

export const kind = choice({ sail: 'success', motor: 'warning', row: 'quiet' })
export const wire = 'sail'
