import { stripInvisibleMarks } from '@jwsk/ui'

/** Removes what comes along with a pasted account, tenant or code: blanks around it and invisible marks. */
export const trimCode = (typed: string) => stripInvisibleMarks(typed).trim()
