import type { PluginRegistry } from '@jwsk/kit'
import { errorPaths, homePath, loginPath } from '../navigation/model'
import { isBuiltInPath } from './built-in-paths'

const fixed: ReadonlySet<string> = new Set([homePath, loginPath, ...errorPaths])

/** What the screen at a path is called where nobody's data may stand: its pattern; an address that no screen answers for may hold anything. */
export const getScreenName = (path: string, { find }: PluginRegistry): string =>
  find(path)?.pattern ?? (fixed.has(path) || isBuiltInPath(path) ? path : '/:other')
