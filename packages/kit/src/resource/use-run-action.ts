import { useCallback, useState } from 'react'
import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import type { Action } from './action'
import { useWrite } from './queries'
import { writeFailure } from './report'
import type { Resource, Row } from './types'

/** An action that the person chose, and what for; `target` is what the action was made for. */
export interface Started {
  readonly action: Action<never>
  readonly target: unknown
}

interface Run extends Started {
  readonly draft: Row
}

/** Runs the actions of a resource: at once, or after their dialog. */
export function useRunAction(resource: Resource) {
  const t = useKitText()
  const { client, notify } = useRuntime()
  const [asking, ask] = useState<Started>()
  // each list of actions is only started with the targets that it was made for
  const write = useWrite(resource, ({ action, target, draft }: Run) => action.run(target as never, draft, { client }))
  const { mutate } = write
  const run = useCallback(
    (started: Started) =>
      mutate(
        { ...started, draft: {} },
        {
          onSuccess: () => notify({ kind: 'success', text: t('done.operated') }),
          onError: (error) => {
            const text = writeFailure(error, t)
            if (text) notify({ kind: 'error', text })
          },
          onSettled: () => ask(undefined),
        },
      ),
    [mutate, notify, t],
  )
  return {
    /** What stands in a dialog now. */
    asking,
    isRunning: write.isPending,
    start: useCallback(
      (started: Started) => (started.action.form || started.action.tone === 'danger' ? ask(started) : run(started)),
      [run],
    ),
    confirm: () => asking && run(asking),
    send: (draft: Row) => (asking ? write.mutateAsync({ ...asking, draft }) : Promise.resolve()),
    close: () => ask(undefined),
  }
}
