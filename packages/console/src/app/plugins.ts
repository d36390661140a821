import type { Plugin } from '@jwsk/kit'
import { system } from '@jwsk/plugin-system'

/** Every business area of this console; a plugin is its folder and its line here. */
export const plugins: readonly Plugin[] = [system]
