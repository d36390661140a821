import { useKitText } from '@jwsk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '../../runtime/kit-provider'
import { DraftOriginProvider } from '../../runtime/use-unsaved-edits'
import { GuardedDialog } from '../form/guarded-dialog'
import { PluginComponent } from '../form/plugin-component'
import { highlightRows } from '../list/highlight-rows'
import type { DeclaredDialogProps, ViewOptions } from '../model/action-options'
import { createFormKey } from '../model/form-key'
import { invalidateLists } from '../model/queries'
import { isRow } from '../model/row'
import { createActionMessage } from '../write/write-messages'

/** Renders a component of the plugin in a dialog; its errors stay inside. */
export function ViewAction({ resource, name, label, targetLabel, target, options, onClose }: DeclaredDialogProps<ViewOptions<never>>) {
  const t = useKitText()
  const { scope, notify } = useRuntime()
  const queries = useQueryClient()
  const reload = () => invalidateLists(queries, { scope, resource })
  const done = () => {
    reload()
    notify({ severity: 'success', ...createActionMessage({ label, about: targetLabel }, t) })
    highlightRows(resource, target)
    onClose()
  }
  const rows: readonly unknown[] = Array.isArray(target) ? target : [target]
  const origin = { formKey: createFormKey(resource, name, rows.filter(isRow)), target }
  return (
    <GuardedDialog title={`${label} ${targetLabel}`.trim()} size={options.size ?? 'medium'} onClose={onClose}>
      {(close) => (
        <DraftOriginProvider value={origin}>
          <PluginComponent load={options.view} props={{ target, done, close, reload }} />
        </DraftOriginProvider>
      )}
    </GuardedDialog>
  )
}
