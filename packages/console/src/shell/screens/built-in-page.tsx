import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lazy-part'
import { pageTexts } from '../../platform/text'
import type { Menu } from '../navigation/model'
import type { BuiltInPath } from './built-in-paths'

const pages: Readonly<Partial<Record<BuiltInPath, ComponentType<{ readonly menu: Menu }>>>> = {
  '/info/index': lazyPart(
    () => import('../../pages/profile/profile-page').then(({ ProfilePage }) => ({ default: ProfilePage })),
    pageTexts,
  ),
  '/plugins': lazyPart(() => import('../../pages/plugins/plugins-page').then(({ PluginsPage }) => ({ default: PluginsPage })), pageTexts),
  '/diagnostics': lazyPart(
    () => import('../../pages/diagnostics/diagnostics-page').then(({ DiagnosticsPage }) => ({ default: DiagnosticsPage })),
    pageTexts,
  ),
  '/test/index': lazyPart(() => import('../../pages/map/map-page').then(({ MapPage }) => ({ default: MapPage })), pageTexts),
}

/** Renders a page of the console itself. */
export function BuiltInPage({ path, menu }: { readonly path: BuiltInPath; readonly menu: Menu }) {
  const Page = pages[path]
  return Page ? <Page menu={menu} /> : null
}
