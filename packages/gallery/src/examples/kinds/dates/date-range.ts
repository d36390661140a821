import { dateRange } from '@jwsk/kit'

export const kind = dateRange({ to: 'endDate' })
export const wire = '2026-05-01'
export const record = { endDate: '2026-05-07' }
