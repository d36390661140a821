import type { PluginRegistry } from '@jwsk/kit/shell'
import { errorPaths, homePath, loginPath } from '../navigation/model'
import { isBuiltInPath } from './built-in-paths'

const fixed: ReadonlySet<string> = new Set([homePath, loginPath, ...errorPaths])

/**
 * Returns the pattern of a screen's path, which contains no user data; the path of an unknown address could contain anything
 * and is not returned.
 */
export const getScreenName = (path: string, { find }: PluginRegistry): string =>
  find(path)?.pattern ?? (fixed.has(path) || isBuiltInPath(path) ? path : '/:other')
