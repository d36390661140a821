import { useCallback } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useClock } from '../../runtime/use-clock'
import type { ActionContext } from '../model/action-settings'
import { useWrite } from '../model/queries'
import { doneText, writeFailure } from '../model/report'
import type { Resource } from '../model/resource'

type ActionRun = (context: ActionContext) => Promise<unknown>

/** What is done, and to what. */
export interface Deed {
  readonly label: string
  /** Empty where it is about nothing in particular. */
  readonly about: string
  readonly work: ActionRun
}

/** Does something to a resource, tells how it went, once, and lets its lists load again. */
export function useRun(resource: Resource) {
  const t = useKitText()
  const { client, notify } = useRuntime()
  const now = useClock()
  const { mutate, isPending } = useWrite(resource, (work: ActionRun) => work({ client, now }))
  const run = useCallback(
    ({ label, about, work }: Deed, onSettled?: () => void) =>
      mutate(work, {
        onSuccess: () => notify({ kind: 'success', text: doneText({ label, about }, t) }),
        onError: (error) => {
          const text = writeFailure(error, t)
          if (text) notify({ kind: 'error', text })
        },
        onSettled: () => onSettled?.(),
      }),
    [mutate, notify, t],
  )
  return { run, isRunning: isPending }
}
