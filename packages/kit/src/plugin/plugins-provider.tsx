import { loadable } from '@jwsk/ui'
import type { ReactNode } from 'react'
import { RelatedListsContext } from '../resource/screen/related-lists-context'
import type { PluginHost } from './plugin-host'
import { PluginHostContext } from './use-plugins'

const RelatedLists = loadable(() => import('./related-lists').then((module) => ({ default: module.RelatedLists })))

/** Provides the plugins, and the lists that they relate to a record, to its children. */
export function PluginsProvider({ host, children }: { readonly host: PluginHost; readonly children: ReactNode }) {
  return (
    <PluginHostContext value={host}>
      <RelatedListsContext value={RelatedLists}>{children}</RelatedListsContext>
    </PluginHostContext>
  )
}
