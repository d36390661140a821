import type { ComponentType } from 'react'
import { part } from '../part'
import { pageTexts } from '../text'
import type { OwnPath } from './own-paths'

const pages: Readonly<Partial<Record<OwnPath, ComponentType>>> = {
  '/info/index': part(() => import('./info/info-page').then(({ InfoPage }) => ({ default: InfoPage })), pageTexts),
  '/plugins': part(() => import('./plugins/plugins-page').then(({ PluginsPage }) => ({ default: PluginsPage })), pageTexts),
  // the branch, and the map with it, is absent from production builds
  ...(import.meta.env.DEV && {
    '/test/index': part(() => import('./map/map-page').then(({ MapPage }) => ({ default: MapPage })), pageTexts),
  }),
}

/** A page of the console itself. */
export function OwnPage({ path }: { readonly path: OwnPath }) {
  const Page = pages[path]
  return Page ? <Page /> : null
}
