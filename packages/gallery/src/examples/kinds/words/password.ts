import { password } from '@jwsk/kit'

export const kind = password({ of: 'newUser', rule: 'strong' })
export const wire = ''
