import { LoadError, useOperationQuery, useTranslate } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { useEffect } from 'react'
import { useFormatSummary } from '../../fields/use-format-list'

interface HandOverPreviewProps {
  readonly fromUserId: string
  readonly toUserId: string
  readonly onCount: (count: number | undefined) => void
}

/** Number of tasks that a hand-over moves, and the tasks that stay, each with its reason. */
export function HandOverPreview({ fromUserId, toUserId, onCount }: HandOverPreviewProps) {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const { data, error, refetch, isFetching } = useOperationQuery(work.handOver, { fromUserId, toUserId, isPreview: true }, { staleTime: 0 })
  const count = data?.count
  useEffect(() => {
    onCount(count)
    return () => onCount(undefined)
  }, [count, onCount])
  if (error) return <LoadError title={t('flow:handOver.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  return (
    <div role="status" className="flex flex-column gap-2 p-3 border-round bg-primary-50">
      <p className="m-0">{t('flow:handOver.count', { count: data.count })}</p>
      {data.left.length > 0 && (
        <>
          <p className="m-0">{t('flow:handOver.left', { count: data.left.length })}</p>
          <ul className="m-0 pl-4">
            {data.left.map(({ processInstanceId, processDefinitionName = '', taskName, summary = '', problem }) => (
              <li key={`${processInstanceId} ${taskName}`}>
                <bdi>
                  {[formatSummary(processDefinitionName), formatSummary(taskName), formatSummary(summary)].filter(Boolean).join(' · ')}
                </bdi>
                <span className="text-color-secondary"> — {formatSummary(problem)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
