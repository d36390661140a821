import { operationKey } from '@jwsk/sdk/query'
import './product.css'
import { type ActionViewProps, Button, type KeysOf, LoadError, Stats, useNotifier, useRuntime, useTranslate } from '@jwsk/kit'
import { product } from '@jwsk/sdk/es'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type texts from '../locales/zh-cn'

const pollInterval = 1000

/** Search index: its age, what it lacks, and the progress of a rebuild. */
export default function IndexState(_: ActionViewProps<undefined>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { client, scope } = useRuntime()
  const { error: failed } = useNotifier()
  const [isBusy, setBusy] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: operationKey(scope, product.indexProgress),
    queryFn: ({ signal }) => client.call(product.indexProgress, undefined, { signal }),
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? pollInterval : false),
  })
  const rebuild = async () => {
    setBusy(true)
    await client.call(product.rebuildIndex).catch(failed)
    await refetch()
    setBusy(false)
  }
  if (!data && error) return <LoadError title={t('index.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  const { running, done, total, buildTime = '', changedCount = 0 } = data
  return (
    <div className="kit-view">
      <Stats
        figures={[
          { label: t('index.total'), value: total },
          { label: t('index.changed'), value: changedCount, tone: changedCount > 0 ? 'warning' : undefined },
        ]}
      />
      <div className="flex flex-column gap-1 text-sm text-color-secondary">
        {running && <progress max={total} value={done} aria-label={t('product.actions.index')} />}
        <span role="status">{running ? t('index.running', { done, total }) : t('index.built', { time: buildTime })}</span>
      </div>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button variant="primary" busy={isBusy || running} onClick={() => void rebuild()}>
          {t('product.actions.index')}
        </Button>
      </div>
    </div>
  )
}
