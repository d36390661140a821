import type { Theme } from './console-options'

/** Built-in themes of the console. */
export const standardThemes = [
  { name: 'default' },
  { name: 'white', styleSheet: () => import('../../themes/catalogue/white.css') },
  { name: 'dark', mode: 'dark', styleSheet: () => import('../../themes/catalogue/dark.css') },
  { name: 'hey', styleSheet: () => import('../../themes/catalogue/hey.css') },
  { name: 'star', mode: 'dark', styleSheet: () => import('../../themes/catalogue/star.css') },
  { name: 'vip', mode: 'dark', styleSheet: () => import('../../themes/catalogue/vip.css') },
  { name: 'bule', styleSheet: () => import('../../themes/catalogue/bule.css') },
  { name: 'iview', styleSheet: () => import('../../themes/catalogue/iview.css') },
  { name: 'cool', styleSheet: () => import('../../themes/catalogue/cool.css') },
  { name: 'd2', styleSheet: () => import('../../themes/catalogue/d2.css') },
  { name: 'lte', styleSheet: () => import('../../themes/catalogue/lte.css') },
  { name: 'beautiful', styleSheet: () => import('../../themes/catalogue/beautiful.css') },
  { name: 'mac-os', home: 'desktop', reloads: true, styleSheet: () => import('../../themes/catalogue/mac-os.css') },
] as const satisfies readonly Theme[]

export type StandardTheme = (typeof standardThemes)[number]['name']
