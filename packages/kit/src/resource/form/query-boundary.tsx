import type { ReactNode } from 'react'
import { LoadError } from '../../runtime/load-error'

interface QueryBoundaryProps<Answer> {
  readonly data: Answer | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
  readonly children: (answer: Answer) => ReactNode
}

/** Renders children once the query has data; until then a loading state, or the error with a retry. */
export function QueryBoundary<Answer>({ data, error, isFetching, refetch, children }: QueryBoundaryProps<Answer>): ReactNode {
  if (data !== undefined) return children(data)
  if (!error) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return <LoadError error={error} isFetching={isFetching} refetch={refetch} />
}
