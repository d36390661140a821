import { file } from '@jwsk/kit'

export const kind = file()
export const wire = 'https://files.example.com/contract-2026.pdf'
