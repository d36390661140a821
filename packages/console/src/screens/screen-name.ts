import type { PluginRegistry } from '@jwsk/kit'
import { errorPaths, homePath, loginPath } from '../navigation/model'
import { isOwnPath } from './own-paths'

const fixed: ReadonlySet<string> = new Set([homePath, loginPath, ...errorPaths])

/** What the screen at a path is called where nobody's data may stand: its pattern; an address that no screen answers for may hold anything. */
export const screenName = (path: string, { find }: PluginRegistry): string =>
  find(path)?.pattern ?? (fixed.has(path) || isOwnPath(path) ? path : '/:other')
