import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import type { Removal } from './use-removal'

/** Says what is about to be deleted, as long as it can be taken back. */
export function RemovalBar({ record, removal }: { readonly record: string; readonly removal: Removal }) {
  const t = useKitText()
  const { pending, undo } = removal
  return (
    <div role="status" className="kit-undo fixed" data-open={pending.length > 0 || undefined}>
      {pending.length > 0 && (
        <>
          {t('undo.pending', { count: pending.length, record })}
          <Button onClick={undo}>{t('undo.take')}</Button>
        </>
      )}
    </div>
  )
}
