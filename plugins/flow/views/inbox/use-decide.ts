import { useNotifier, useRuntime, useWriteMutation } from '@jwsk/kit'
import { isJwskError } from '@jwsk/sdk'
import { work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxTask } from './inbox-task'

type Flag = 'ok' | 'no'

interface DecideOptions {
  readonly onDecided: (flag: Flag) => void
  readonly onSettled: () => void
}

/** Returns the platform's message about the remark, e.g. that the process requires one. */
const findRemarkError = (error: unknown) =>
  isJwskError(error) && error.kind === 'business' ? /^comment[:：]\s*(.+)$/s.exec(error.message)?.[1] : undefined

/** Returns a function that approves or rejects a task once, and its state. */
export function useDecide({ taskId, processInstanceId, businessId }: InboxTask, { onDecided, onSettled }: DecideOptions) {
  const notice = useNotifier()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const [remarkError, setRemarkError] = useState<string>()
  const { mutate, isPending } = useWriteMutation(
    ({ flag, comment }: { readonly flag: Flag; readonly comment: string }) =>
      client.call(work.completeTask, { taskId, processInstanceId, businessId, comment, flag }),
    {
      onSuccess: (_, { flag }) => {
        notice.success()
        onDecided(flag)
      },
      onError: (error) => {
        const message = findRemarkError(error)
        setRemarkError(message)
        if (message === undefined) notice.error(error)
      },
      onSettled: () => {
        onSettled()
        void queries.invalidateQueries({ queryKey: entityKey(scope, work.completeTask) })
      },
    },
  )
  const decide = (flag: Flag, comment: string) => {
    if (!isPending) mutate({ flag, comment })
  }
  return { decide, isPending, remarkError }
}
