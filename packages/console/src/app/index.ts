import type { Theme } from '../site/console-options'
import { standardThemes as themes } from '../site/standard-themes'

export type { ConsoleBuild, LocalizedText, LoginMethod, LoginMethodProps, Mode, Theme } from '../site/console-options'
export { type ConsoleOptions, createConsole } from './create-console'

/** The themes that the console brings itself. */
export const standardThemes: readonly Theme[] = themes
