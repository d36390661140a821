import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Island } from '../fields/island'
import type { Module } from '../i18n/types'

interface LoadedProps<Props> {
  readonly load: () => Promise<Module<ComponentType<Props>>>
  readonly props: Props
}

/** A failed import is remembered by its component: another attempt needs another one. */
function Attempt<Props extends object>({ load, props }: LoadedProps<Props>) {
  const [Part] = useState(() => lazy(load))
  return (
    <Suspense fallback={<div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />}>
      <Part {...props} />
    </Suspense>
  )
}

/** A component of the plugin that comes when it is asked for; whatever goes wrong in it stays in it. */
export const Loaded = <Props extends object>(asked: LoadedProps<Props>) => (
  <Island>
    <Attempt {...asked} />
  </Island>
)
