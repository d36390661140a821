import type { ComponentType } from 'react'
import { lazyPart } from '../part'
import { pageTexts } from '../text'
import type { OwnPath } from './own-paths'

const pages: Readonly<Partial<Record<OwnPath, ComponentType>>> = {
  '/info/index': lazyPart(() => import('./info/info-page').then(({ InfoPage }) => ({ default: InfoPage })), pageTexts),
  '/plugins': lazyPart(() => import('./plugins/plugins-page').then(({ PluginsPage }) => ({ default: PluginsPage })), pageTexts),
  '/diagnostics': lazyPart(
    () => import('./diagnostics/diagnostics-page').then(({ DiagnosticsPage }) => ({ default: DiagnosticsPage })),
    pageTexts,
  ),
  '/test/index': lazyPart(() => import('./map/map-page').then(({ MapPage }) => ({ default: MapPage })), pageTexts),
}

/** A page of the console itself. */
export function OwnPage({ path }: { readonly path: OwnPath }) {
  const Page = pages[path]
  return Page ? <Page /> : null
}
