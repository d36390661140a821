import type { ReactNode } from 'react'
import { LoadFailed } from '../../ui/load-failed'

interface LoadingProps<Answer> {
  readonly data: Answer | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
  readonly children: (answer: Answer) => ReactNode
}

/** Stands in for what an answer is needed for; a failed one can be asked for again. */
export function Loading<Answer>({ data, error, isFetching, refetch, children }: LoadingProps<Answer>): ReactNode {
  if (data !== undefined) return children(data)
  if (!error) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return <LoadFailed error={error} isFetching={isFetching} refetch={refetch} />
}
