import { useKitText } from '@jwsk/ui'
import { useCallback, useState } from 'react'
import { getRecordName } from '../model/record-name'
import type { Action, Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { describeTarget } from './describe-target'
import { useActionRunner } from './use-action-runner'

/** Action that the user started; `target` has the type that the action was created for. */
export interface StartedAction {
  readonly action: Action<never>
  readonly target: unknown
}

/** Starts the actions of a resource: runs them or opens their dialogs. */
export function useAction(resource: Resource, labels: Labels) {
  const t = useKitText()
  const [started, setStarted] = useState<StartedAction>()
  const { run } = useActionRunner(resource)
  const start = useCallback(
    (next: StartedAction) => {
      const { run: work, name } = next.action
      if (!work) return setStarted(next)
      const about = describeTarget(next.target, (row) => getRecordName(resource, row), t)
      // each list of actions is only started with targets of its type
      run({ label: labels.action(name), targetLabel: about, target: next.target, run: (context) => work(next.target as never, context) })
    },
    [run, resource, labels, t],
  )
  return { started, start, close: useCallback(() => setStarted(undefined), []) }
}
