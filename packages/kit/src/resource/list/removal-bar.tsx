import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import type { Undo } from './use-removal'

/** Says what is about to be deleted, as long as it can be taken back. */
export function RemovalBar({ record, undo }: { readonly record: string; readonly undo: Undo }) {
  const t = useKitText()
  const { pending, take } = undo
  return (
    <div role="status" className="kit-undo" data-open={pending.length > 0 || undefined}>
      {pending.length > 0 && (
        <>
          {t('undo.pending', { count: pending.length, record })}
          <Button onClick={take}>{t('undo.take')}</Button>
        </>
      )}
    </div>
  )
}
