import { useMemo } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import type { Notice } from '../../runtime/types'
import { writeFailure } from './report'

/** Tells the person at once. */
export interface Notices {
  /** 操作成功! unless said. */
  readonly done: (text?: string) => void
  /** Why a write failed; nothing where the shell acts already, as when the session ended. */
  readonly failed: (error: unknown) => void
  readonly tell: (notice: Notice) => void
}

/**
 * What a view says after it wrote something.
 *
 * @example
 * const notice = useNotice()
 * await client.call(order.close, { id }).then(() => notice.done(), notice.failed)
 */
export function useNotice(): Notices {
  const t = useKitText()
  const { notify } = useRuntime()
  return useMemo(
    () => ({
      done: (text = t('done.operated')) => notify({ kind: 'success', text }),
      failed: (error) => {
        const text = writeFailure(error, t)
        if (text) notify({ kind: 'error', text })
      },
      tell: notify,
    }),
    [notify, t],
  )
}
