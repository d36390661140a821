import {
  type ActionViewProps,
  Button,
  LoadError,
  MessagePanel,
  useNotifier,
  useOperationQuery,
  useRuntime,
  useTranslate,
  useWriteMutation,
} from '@jwsk/kit'
import { flowFollow, flowManager } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MigrationList } from './migration-list'

interface Version {
  readonly id: string
  readonly version: number
}

/** Moves running requests of other versions to this version of a process. */
export default function Migration({ target, done, close }: ActionViewProps<Version>) {
  const t = useTranslate()
  const notice = useNotifier()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const { data, error, refetch, isFetching } = useOperationQuery(
    flowManager.migrationCheck,
    { processDefinitionId: target.id },
    { staleTime: 0 },
  )
  const [checked, check] = useState<ReadonlySet<string>>(new Set())
  const { mutate, isPending } = useWriteMutation(
    () => client.call(flowManager.migrate, { processDefinitionId: target.id, processInstanceIds: [...checked].join(',') }),
    {
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: entityKey(scope, flowFollow.page) })
        done()
      },
      onError: (failure) => {
        notice.error(failure)
        // a request may have moved on in the meantime
        check(new Set())
        void refetch()
      },
    },
  )
  if (error) return <LoadError title={t('flow:migration.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box" aria-busy="true" />
  if (data.length === 0)
    return <MessagePanel icon="empty" title={t('flow:migration.none', { version: target.version })} text={t('flow:migration.noneHint')} />
  const movable = data.filter(({ problem }) => problem === '')
  return (
    <div className="kit-view flex flex-column gap-3">
      <p className="m-0">{t('flow:migration.hint', { version: target.version })}</p>
      <MigrationList rows={data} checked={checked} onCheck={check} />
      <div className="kit-dialog-footer flex flex-wrap align-items-center justify-content-end gap-2">
        <span role="status" className="mr-auto">
          {t('flow:migration.chosen', { count: checked.size, all: movable.length })}
        </span>
        <Button onClick={close}>{t('flow:migration.cancel')}</Button>
        <Button variant="primary" disabled={checked.size === 0} busy={isPending} onClick={() => mutate()}>
          {t('flow:migration.run')}
        </Button>
      </div>
    </div>
  )
}
