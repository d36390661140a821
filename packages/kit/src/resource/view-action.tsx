import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Island } from '../fields/island'
import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import { Dialog } from '../ui/dialog'
import type { ActionDialogProps, ActionView } from './action'
import { reloadLists } from './queries'

interface ViewActionProps extends ActionDialogProps<never> {
  readonly view: ActionView<never>
}

interface BodyProps extends Pick<ViewActionProps, 'view' | 'target'>, Readonly<Record<'done' | 'close' | 'reload', () => void>> {}

/** A failed import is remembered by its component: another attempt needs another one. */
function Body({ view, ...props }: BodyProps) {
  const [View] = useState(() => lazy(view.load))
  return (
    <Suspense fallback={<div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />}>
      <View {...props} />
    </Suspense>
  )
}

/** A component of the plugin in a dialog; whatever goes wrong in it stays in it. */
export function ViewAction({ resource, label, about, target, view, onClose }: ViewActionProps) {
  const t = useKitText()
  const { scope, notify } = useRuntime()
  const queries = useQueryClient()
  const reload = () => reloadLists(queries, { scope, resource })
  const done = () => {
    reload()
    notify({ kind: 'success', text: t('done.operated') })
    onClose()
  }
  return (
    <Dialog title={`${label} ${about}`.trim()} size={view.size} onClose={onClose}>
      <Island>
        <Body view={view} target={target} done={done} close={onClose} reload={reload} />
      </Island>
    </Dialog>
  )
}
