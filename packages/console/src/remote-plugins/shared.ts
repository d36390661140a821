/**
 * Modules that remote plugins import from this console instead of bundling them, by import name; see shared-modules.ts of this
 * package.
 */
export const shared: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('./shared/react'),
  'react/jsx-runtime': () => import('./shared/jsx-runtime'),
  'react-dom': () => import('./shared/react-dom'),
  '@jwsk/sdk': () => import('./shared/sdk'),
  '@jwsk/ui': () => import('./shared/ui'),
  '@jwsk/kit': () => import('./shared/kit'),
  '@jwsk/wallboard': () => import('./shared/wallboard'),
}
