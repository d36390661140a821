import type { DefaultModule } from '@jwsk/ui'
import type { Resource, ScreenProps } from '../resource/model/resource'
import { defineView } from './define-plugin'
import type { View } from './types'

/** Creates the view of a declared resource; loads the engine together with the declaration. */
export function resourceView(load: () => Promise<DefaultModule<Resource>>): View {
  type Parts = readonly [typeof import('../resource/screen/resource-panel'), DefaultModule<Resource>]
  let ready: Parts | undefined
  const parts = async (): Promise<Parts> => {
    ready = await Promise.all([import('../resource/screen/resource-panel'), load()])
    return ready
  }
  return defineView(
    async () => {
      const [{ ResourceScreen }, resource] = await parts()
      return { default: (props: ScreenProps) => <ResourceScreen {...props} resource={resource.default} /> }
    },
    {
      prefetch: async (context) => {
        // a settled import resolves one task later, after the render of a click
        const [{ prefetchFirstPage }, resource] = ready ?? (await parts())
        await prefetchFirstPage(resource.default, context)
      },
    },
  )
}
