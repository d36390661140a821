import { fileSize } from '@jwsk/kit'

export const kind = fileSize()
export const wire = 7340032
