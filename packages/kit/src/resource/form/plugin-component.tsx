import type { ComponentType } from 'react'
import type { DefaultModule } from '../../i18n/types'
import { PartBoundary } from '../../ui/part-boundary'
import { Fallback, type Loadable, loadable } from '../../ui/loadable'

interface PluginComponentProps<Props> {
  readonly load: () => Promise<DefaultModule<ComponentType<Props>>>
  readonly props: Props
}

type Load<Props> = PluginComponentProps<Props>['load']

const loadables = new WeakMap<object, unknown>()

function getLoadable<Props extends object>(load: Load<Props>): Loadable<Props> {
  const part = (loadables.get(load) as Loadable<Props> | undefined) ?? loadable(load) // made from the very same function
  loadables.set(load, part)
  return part
}

function LoadedComponent<Props extends object>({ load, props }: PluginComponentProps<Props>) {
  const Shown = getLoadable(load)
  return (
    <Fallback fallback={<div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />}>
      <Shown {...props} />
    </Fallback>
  )
}

/** A component of the plugin that comes when it is asked for; whatever goes wrong in it stays in it. */
export const PluginComponent = <Props extends object>(asked: PluginComponentProps<Props>) => (
  <PartBoundary>
    <LoadedComponent {...asked} />
  </PartBoundary>
)
