import { useCallback, useState } from 'react'
import type { Action, Resource } from '../model/resource'
import { useRun } from './use-run'

/** An action that the person chose, and what for; `target` is what the action was made for. */
export interface StartedAction {
  readonly action: Action<never>
  readonly target: unknown
}

/** Starts the actions of a resource: at once, or with what opens for them. */
export function useAction(resource: Resource) {
  const [started, setStarted] = useState<StartedAction>()
  const { run } = useRun(resource)
  const start = useCallback(
    (next: StartedAction) => {
      const { run: work } = next.action
      // each list of actions is only started with the targets that it was made for
      if (work) run((context) => work(next.target as never, context))
      else setStarted(next)
    },
    [run],
  )
  return { started, start, close: useCallback(() => setStarted(undefined), []) }
}
