import type { ConsoleTextKey } from '../text'

const titles = {
  '/info/index': 'user.info',
  '/plugins': 'user.plugins',
  '/diagnostics': 'user.diagnostics',
  '/test/index': 'user.map',
} as const satisfies Readonly<Record<string, ConsoleTextKey>>

export type BuiltInPath = keyof typeof titles

/** Whether a page of the console itself stands there. */
export const isBuiltInPath = (path: string): path is BuiltInPath => Object.hasOwn(titles, path)

export const getTitleKey = (path: BuiltInPath): ConsoleTextKey => titles[path]
