import type { DefaultModule } from '@jwsk/ui'
import { Fallback, type Loadable, loadable, PartBoundary } from '@jwsk/ui'
import type { ComponentType } from 'react'

interface PluginComponentProps<Props> {
  readonly load: () => Promise<DefaultModule<ComponentType<Props>>>
  readonly props: Props
}

type Load<Props> = PluginComponentProps<Props>['load']

const loadables = new WeakMap<object, unknown>()

function getLoadable<Props extends object>(load: Load<Props>): Loadable<Props> {
  const part = (loadables.get(load) as Loadable<Props> | undefined) ?? loadable(load) // created from the same function
  loadables.set(load, part)
  return part
}

function LoadedComponent<Props extends object>({ load, props }: PluginComponentProps<Props>) {
  const Component = getLoadable(load)
  return (
    <Fallback fallback={<div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />}>
      <Component {...props} />
    </Fallback>
  )
}

/** Component of the plugin that is loaded on demand; its errors stay inside. */
export const PluginComponent = <Props extends object>(props: PluginComponentProps<Props>) => (
  <PartBoundary>
    <LoadedComponent {...props} />
  </PartBoundary>
)
