import { json } from '@jwsk/kit'

export const kind = json()
export const wire = '{"retries":3,"hosts":["a","b"]}'
