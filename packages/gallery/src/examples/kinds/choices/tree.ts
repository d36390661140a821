import { tree } from '@jwsk/kit'
import { dept } from '@jwsk/sdk/system'

export const kind = tree({ operation: dept.tree })
export const wire = '1804890300000000002'
