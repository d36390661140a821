import { useCallback } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import type { ActionContext } from '../model/action-settings'
import { useVerifiedMutation } from '../model/queries'
import { formatDoneMessage, getWriteErrorMessage } from '../model/write-messages'
import type { Resource } from '../model/resource'

type RunAction = (context: ActionContext) => Promise<unknown>

/** What is done, and to what. */
export interface ActionRun {
  readonly label: string
  /** Empty where it is about nothing in particular. */
  readonly targetLabel: string
  readonly run: RunAction
}

/** Does something to a resource, tells how it went, once, and lets its lists load again. */
export function useActionRunner(resource: Resource) {
  const t = useKitText()
  const { client, notify } = useRuntime()
  const now = useFormatSiteTime()
  const { mutate, isPending } = useVerifiedMutation(resource, (work: RunAction) => work({ client, now }))
  const run = useCallback(
    ({ label, targetLabel, run: work }: ActionRun, onSettled?: () => void) =>
      mutate(work, {
        onSuccess: () => notify({ severity: 'success', text: formatDoneMessage({ label, about: targetLabel }, t) }),
        onError: (error) => {
          const text = getWriteErrorMessage(error, t)
          if (text) notify({ severity: 'error', text })
        },
        onSettled: () => onSettled?.(),
      }),
    [mutate, notify, t],
  )
  return { run, isRunning: isPending }
}
