import type { Registry } from '@jwsk/kit'
import { homePath, loginPath } from '../navigation/model'
import { isOwnPath } from './own-paths'

const errorPath = /^\/(403|404|500)$/

const isFixed = (path: string) => path === homePath || path === loginPath || isOwnPath(path) || errorPath.test(path)

/** What the screen at a path is called where nobody's data may stand: its pattern; an address that no screen answers for may hold anything. */
export const screenName = (path: string, { find }: Registry): string => find(path)?.pattern ?? (isFixed(path) ? path : '/:other')
