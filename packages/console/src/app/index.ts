import type { Theme } from '../platform/site/console-options'
import { standardThemes as themes } from '../platform/site/standard-themes'

export type { ConsoleBuild, LocalizedText, LoginMethod, LoginMethodProps, Mode, Theme } from '../platform/site/console-options'
export { type ConsoleOptions, createConsole } from './create-console'

/** Built-in themes of the console. */
export const standardThemes: readonly Theme[] = themes
