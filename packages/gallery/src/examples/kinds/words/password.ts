import { password } from '@jwsk/kit'

export const kind = password({ use: 'newUser', strength: 'strong' })
export const wire = ''
