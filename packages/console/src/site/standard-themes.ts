import type { Theme } from './console-options'

/** The themes that the console brings itself. */
export const standardThemes = [
  { name: 'default' },
  { name: 'white', sheet: () => import('../themes/catalogue/white.css') },
  { name: 'dark', mode: 'dark', sheet: () => import('../themes/catalogue/dark.css') },
  { name: 'hey', sheet: () => import('../themes/catalogue/hey.css') },
  { name: 'star', mode: 'dark', sheet: () => import('../themes/catalogue/star.css') },
  { name: 'vip', mode: 'dark', sheet: () => import('../themes/catalogue/vip.css') },
  { name: 'bule', sheet: () => import('../themes/catalogue/bule.css') },
  { name: 'iview', sheet: () => import('../themes/catalogue/iview.css') },
  { name: 'cool', sheet: () => import('../themes/catalogue/cool.css') },
  { name: 'd2', sheet: () => import('../themes/catalogue/d2.css') },
  { name: 'lte', sheet: () => import('../themes/catalogue/lte.css') },
  { name: 'beautiful', sheet: () => import('../themes/catalogue/beautiful.css') },
  { name: 'mac-os', home: 'desktop', reloads: true, sheet: () => import('../themes/catalogue/mac-os.css') },
] as const satisfies readonly Theme[]

export type StandardTheme = (typeof standardThemes)[number]['name']
