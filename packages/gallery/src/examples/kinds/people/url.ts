import { url } from '@jwsk/kit'

export const kind = url()
export const wire = 'https://example.com/guide'
