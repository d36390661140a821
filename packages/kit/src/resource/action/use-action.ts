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
  const [opened, open] = useState<StartedAction>()
  const { run } = useRun(resource)
  const start = useCallback(
    (started: StartedAction) => {
      const { run: work } = started.action
      // each list of actions is only started with the targets that it was made for
      if (work) run((context) => work(started.target as never, context))
      else open(started)
    },
    [run],
  )
  return { opened, start, close: useCallback(() => open(undefined), []) }
}
