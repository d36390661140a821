import '../ui/view.css'
import { useQueryClient } from '@tanstack/react-query'
import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import type { ActionDialogProps, ActionView } from './action'
import { GuardedDialog } from './guarded-dialog'
import { Loaded } from './loaded'
import { reloadLists } from './queries'

interface ViewActionProps extends ActionDialogProps<never> {
  readonly view: ActionView<never>
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
    <GuardedDialog title={`${label} ${about}`.trim()} size={view.size} onClose={onClose}>
      {(close) => <Loaded load={view.load} props={{ target, done, close, reload }} />}
    </GuardedDialog>
  )
}
