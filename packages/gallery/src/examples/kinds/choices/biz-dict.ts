import { bizDict } from '@jwsk/kit'

export const kind = bizDict('parking_type')
export const wire = 1
