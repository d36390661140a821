import { useKitText } from '@jwsk/ui'
import { useCallback } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import { highlightRows } from '../list/highlight-rows'
import type { ActionContext } from '../model/action-settings'
import { useVerifiedMutation } from '../model/queries'
import type { Resource } from '../model/resource'
import { createActionMessage, getWriteErrorMessage } from '../write/write-messages'

type RunAction = (context: ActionContext) => Promise<unknown>

/** Action and target of a run. */
export interface ActionRun {
  readonly label: string
  /** Label of the target; empty without a specific target. */
  readonly targetLabel: string
  readonly target: unknown
  readonly run: RunAction
}

/** Runs an action of a resource, notifies the user once, and invalidates the lists of the resource. */
export function useActionRunner(resource: Resource) {
  const t = useKitText()
  const { client, notify } = useRuntime()
  const now = useFormatSiteTime()
  const { mutate, isPending } = useVerifiedMutation(resource, (work: RunAction) => work({ client, now }))
  const run = useCallback(
    ({ label, targetLabel, target, run: work }: ActionRun, onSettled?: () => void) =>
      mutate(work, {
        onSuccess: () => {
          notify({ severity: 'success', ...createActionMessage({ label, about: targetLabel }, t) })
          highlightRows(resource, target)
        },
        onError: (error) => {
          const text = getWriteErrorMessage(error, t)
          if (text) notify({ severity: 'error', text })
        },
        onSettled: () => onSettled?.(),
      }),
    [mutate, notify, t, resource],
  )
  return { run, isRunning: isPending }
}
