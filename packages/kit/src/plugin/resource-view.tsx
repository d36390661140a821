import type { Module } from '../i18n/types'
import type { Resource, ScreenProps } from '../resource/model/resource'
import { view } from './define-plugin'
import type { View } from './types'

/** The screen of a declared resource; the engine is fetched along with the declaration. */
export function resourceView(load: () => Promise<Module<Resource>>): View {
  type Parts = readonly [typeof import('../resource/screen/resource-panel'), Module<Resource>]
  let ready: Parts | undefined
  const parts = async (): Promise<Parts> => {
    ready = await Promise.all([import('../resource/screen/resource-panel'), load()])
    return ready
  }
  return view(
    async () => {
      const [{ ResourceScreen }, resource] = await parts()
      return { default: (props: ScreenProps) => <ResourceScreen {...props} resource={resource.default} /> }
    },
    {
      ask: async (place) => {
        // what is imported comes a task later even where it stands: behind all that a press lets be drawn
        const [{ askFirstPage }, resource] = ready ?? (await parts())
        await askFirstPage(resource.default, place)
      },
    },
  )
}
