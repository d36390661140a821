import { date } from '@jwsk/kit'

export const kind = date()
export const wire = '2026-05-01'
