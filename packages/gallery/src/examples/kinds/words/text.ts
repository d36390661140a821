import { text } from '@jwsk/kit'

export const kind = text({ placeholder: 'A-001' })
export const wire = '云上停车场'
