import type { ConsoleText } from '../text'

const titles = {
  '/info/index': 'user.info',
  '/plugins': 'user.plugins',
  '/diagnostics': 'user.diagnostics',
  '/test/index': 'user.map',
} as const satisfies Readonly<Record<string, ConsoleText>>

export type OwnPath = keyof typeof titles

/** Whether a page of the console itself stands there. */
export const isOwnPath = (path: string): path is OwnPath => Object.hasOwn(titles, path)

export const titleOf = (path: OwnPath): ConsoleText => titles[path]
