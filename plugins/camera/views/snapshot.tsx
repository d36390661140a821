import './camera.css'
import { Button, type KeysOf, SafeImage, useNotifier, useRuntime, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { cameraInfo } from '@jwsk/sdk/iot'
import { useState } from 'react'
import type texts from '../locales/zh-cn'

interface SnapshotProps {
  readonly id: string
  readonly onTaken: () => void
}

/** Takes a snapshot and shows it with its time. */
export function Snapshot({ id, onTaken }: SnapshotProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { client } = useRuntime()
  const { error: failed } = useNotifier()
  const [isBusy, setBusy] = useState(false)
  const [snapshot, setSnapshot] = useState<OutputOf<typeof cameraInfo.snapshot>>()
  const take = async () => {
    setBusy(true)
    try {
      setSnapshot(await client.call(cameraInfo.snapshot, { id }))
      onTaken()
    } catch (error) {
      failed(error)
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-column gap-3">
      <Button icon="picture" busy={isBusy} onClick={() => void take()}>
        {t('preview.snapshot')}
      </Button>
      {snapshot && (
        <figure>
          <SafeImage
            className="w-full border-1 surface-border border-round"
            url={snapshot.url}
            label={t('preview.shot', { time: snapshot.time })}
          />
          <figcaption className="text-xs text-color-secondary">{snapshot.time}</figcaption>
        </figure>
      )}
    </div>
  )
}
