import { useQueryClient } from '@tanstack/react-query'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { DraftOrigin } from '../../runtime/use-edits'
import { GuardedDialog } from '../form/guarded-dialog'
import { PluginPart } from '../form/plugin-part'
import type { DeclaredDialogProps, ViewOptions } from '../model/action-options'
import { placeOf } from '../model/place'
import { reloadLists } from '../model/queries'
import { doneText } from '../model/report'
import { isRow } from '../model/row'

/** A component of the plugin in a dialog; whatever goes wrong in it stays in it. */
export function ViewAction({ resource, name, label, about, target, options, onClose }: DeclaredDialogProps<ViewOptions<never>>) {
  const t = useKitText()
  const { scope, notify } = useRuntime()
  const queries = useQueryClient()
  const reload = () => reloadLists(queries, { scope, resource })
  const done = () => {
    reload()
    notify({ kind: 'success', text: doneText({ label, about }, t) })
    onClose()
  }
  const rows: readonly unknown[] = Array.isArray(target) ? target : [target]
  const origin = { place: placeOf(resource, name, rows.filter(isRow)), target }
  return (
    <GuardedDialog title={`${label} ${about}`.trim()} size={options.size ?? 'medium'} onClose={onClose}>
      {(close) => (
        <DraftOrigin value={origin}>
          <PluginPart load={options.view} props={{ target, done, close, reload }} />
        </DraftOrigin>
      )}
    </GuardedDialog>
  )
}
