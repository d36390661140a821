/** What plugins from outside find here instead of bringing their own, by the names that they import: see shared-modules.ts of this package. */
export const shared: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('./shared/react'),
  'react/jsx-runtime': () => import('./shared/jsx-runtime'),
  'react-dom': () => import('./shared/react-dom'),
  '@jwsk/sdk': () => import('./shared/sdk'),
  '@jwsk/kit': () => import('./shared/kit'),
}
