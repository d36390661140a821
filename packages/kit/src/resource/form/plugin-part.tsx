import type { ComponentType } from 'react'
import type { Module } from '../../i18n/types'
import { Island } from '../../ui/island'
import { Fallback, type Loadable, loadable } from '../../ui/loadable'

interface PluginPartProps<Props> {
  readonly load: () => Promise<Module<ComponentType<Props>>>
  readonly props: Props
}

type Load<Props> = PluginPartProps<Props>['load']

const parts = new WeakMap<object, unknown>()

function partOf<Props extends object>(load: Load<Props>): Loadable<Props> {
  const part = (parts.get(load) as Loadable<Props> | undefined) ?? loadable(load) // made from the very same function
  parts.set(load, part)
  return part
}

function LoadedPart<Props extends object>({ load, props }: PluginPartProps<Props>) {
  const Shown = partOf(load)
  return (
    <Fallback show={<div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />}>
      <Shown {...props} />
    </Fallback>
  )
}

/** A component of the plugin that comes when it is asked for; whatever goes wrong in it stays in it. */
export const PluginPart = <Props extends object>(asked: PluginPartProps<Props>) => (
  <Island>
    <LoadedPart {...asked} />
  </Island>
)
