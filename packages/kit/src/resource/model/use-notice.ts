import { useMemo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import type { Notice } from '../../runtime/types'
import { getWriteErrorMessage } from './write-messages'

/** Tells the person at once. */
export interface Notifier {
  /** 操作成功! unless said. */
  readonly success: (text?: string) => void
  /** Why a write failed; nothing where the shell acts already, as when the session ended. */
  readonly error: (error: unknown) => void
  readonly notify: (notice: Notice) => void
}

/**
 * What a view says after it wrote something.
 *
 * @example
 * const notice = useNotice()
 * await client.call(order.close, { id }).then(() => notice.done(), notice.failed)
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
