import type { Module } from '../i18n/types'
import type { Resource, ScreenProps } from '../resource/model/resource'
import { view } from './define-plugin'
import type { View } from './types'

/** The screen of a declared resource; the engine is fetched along with the declaration. */
export function resourceView(load: () => Promise<Module<Resource>>): View {
  const parts = () => Promise.all([import('../resource/screen/resource-panel'), load()])
  return view(
    async () => {
      const [{ ResourceScreen }, resource] = await parts()
      return { default: (props: ScreenProps) => <ResourceScreen {...props} resource={resource.default} /> }
    },
    {
      ask: async (place) => {
        const [{ askFirstPage }, resource] = await parts()
        await askFirstPage(resource.default, place)
      },
    },
  )
}
