import { useCallback, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { recordName } from '../model/record-name'
import type { Action, Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { aboutOf } from './about'
import { useRun } from './use-run'

/** An action that the person chose, and what for; `target` is what the action was made for. */
export interface StartedAction {
  readonly action: Action<never>
  readonly target: unknown
}

/** Starts the actions of a resource: at once, or with what opens for them. */
export function useAction(resource: Resource, labels: Labels) {
  const t = useKitText()
  const [started, setStarted] = useState<StartedAction>()
  const { run } = useRun(resource)
  const start = useCallback(
    (next: StartedAction) => {
      const { run: work, name } = next.action
      if (!work) return setStarted(next)
      const about = aboutOf(next.target, (row) => recordName(resource, row), t)
      // each list of actions is only started with the targets that it was made for
      run({ label: labels.action(name), about, work: (context) => work(next.target as never, context) })
    },
    [run, resource, labels, t],
  )
  return { started, start, close: useCallback(() => setStarted(undefined), []) }
}
