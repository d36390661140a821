import { Button, useKitText } from '@jwsk/ui'
import type { UndoableDelete } from './use-undoable-delete'

/** Bar that shows a pending delete while it can be undone. */
export function UndoDeleteBar({ record, removal }: { readonly record: string; readonly removal: UndoableDelete }) {
  const t = useKitText()
  const { pending, undo } = removal
  return (
    <div role="status" className="kit-undo-bar fixed" data-open={pending.length > 0 || undefined}>
      {pending.length > 0 && (
        <>
          {t('undo.pending', { count: pending.length, record })}
          <Button onClick={undo}>{t('undo.take')}</Button>
        </>
      )}
    </div>
  )
}
