import { dateTime } from '@jwsk/kit'

export const kind = dateTime()
export const wire = '2026-05-01 09:30:00'
