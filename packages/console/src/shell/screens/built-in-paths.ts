import type { ConsoleTextKey } from '../../platform/text'

const titles = {
  '/info/index': 'user.info',
  '/plugins': 'user.plugins',
  '/diagnostics': 'user.diagnostics',
  '/test/index': 'user.map',
} as const satisfies Readonly<Record<string, ConsoleTextKey>>

export type BuiltInPath = keyof typeof titles

/** Whether the path is a page of the console itself. */
export const isBuiltInPath = (path: string): path is BuiltInPath => Object.hasOwn(titles, path)

export const getTitleKey = (path: BuiltInPath): ConsoleTextKey => titles[path]
