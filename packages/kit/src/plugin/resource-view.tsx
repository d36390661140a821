import type { Module } from '../i18n/types'
import type { Resource, ScreenProps } from '../resource/model/resource'
import { view } from './define-plugin'
import type { View } from './types'

/** The screen of a declared resource; the engine is fetched along with the declaration. */
export const resourceView = (load: () => Promise<Module<Resource>>): View =>
  view(async () => {
    const [{ ResourceScreen }, resource] = await Promise.all([import('../resource/screen/resource-panel'), load()])
    return { default: (props: ScreenProps) => <ResourceScreen {...props} resource={resource.default} /> }
  })
