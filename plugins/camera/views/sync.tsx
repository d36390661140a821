import {
  type ActionViewProps,
  Button,
  type KeysOf,
  LoadError,
  MessagePanel,
  Stats,
  useKitText,
  useRuntime,
  useTranslate,
  useWriteMutation,
} from '@jwsk/kit'
import { type CameraConfig, cameraConfig, cameraInfo } from '@jwsk/sdk/iot'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type texts from '../locales/zh-cn'

/** Imports the cameras that a video platform knows. */
export default function SyncView({ target, close }: ActionViewProps<CameraConfig>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const { mutate, data, error } = useWriteMutation(() => client.call(cameraConfig.sync, { id: target.id ?? '' }), {
    onSuccess: () => queries.invalidateQueries({ queryKey: entityKey(scope, cameraInfo.page) }),
  })
  useEffect(() => mutate(), [mutate])
  if (error) return <LoadError title={t('sync.failed')} error={error} refetch={() => mutate()} />
  if (!data) return <MessagePanel icon="spinner" title={t('sync.running')} />
  return (
    <div className="kit-view">
      <Stats
        figures={[
          { label: t('sync.added'), value: data.addCount },
          { label: t('sync.updated'), value: data.updateCount },
        ]}
      />
      {data.addCount > 0 && <p>{t('sync.next')}</p>}
      <div className="flex flex-wrap justify-content-end gap-2">
        <Button variant="primary" onClick={close}>
          {kitText('actions.close')}
        </Button>
      </div>
    </div>
  )
}
