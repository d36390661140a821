import { useKitText } from '@jwsk/ui'
import { useMemo } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { Notice } from '../../runtime/types'
import { getWriteErrorMessage } from '../write/write-messages'

/** Notifies the user of the result of a write. */
export interface Notifier {
  /** Notifies of success. Defaults to 操作成功! */
  readonly success: (text?: string) => void
  /** Notifies of a failed write; ignores errors that the shell handles, e.g. an ended session. */
  readonly error: (error: unknown) => void
  readonly notify: (notice: Notice) => void
}

/**
 * Returns the notifier of a view's writes.
 *
 * @example
 * const notifier = useNotifier()
 * await client.call(order.close, { id }).then(() => notifier.success(), notifier.error)
 */
export function useNotifier(): Notifier {
  const t = useKitText()
  const { notify } = useRuntime()
  return useMemo(
    () => ({
      success: (text = t('done.operated')) => notify({ severity: 'success', text }),
      error: (error) => {
        const text = getWriteErrorMessage(error, t)
        if (text) notify({ severity: 'error', text })
      },
      notify: notify,
    }),
    [notify, t],
  )
}
