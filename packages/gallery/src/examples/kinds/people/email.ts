import { email } from '@jwsk/kit'

export const kind = email()
export const wire = 'guide@example.com'
