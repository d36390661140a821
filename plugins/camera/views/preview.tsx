import './camera.css'
import {
  type ActionViewProps,
  bizDict,
  type KeysOf,
  LoadError,
  MessagePanel,
  StandaloneInput,
  useCan,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { type CameraInfo, cameraInfo } from '@jwsk/sdk/iot'
import { useId, useState } from 'react'
import type texts from '../locales/zh-cn'
import { maskStreamUrl } from './mask-stream-url'
import { PtzPad } from './ptz-pad'
import { Snapshot } from './snapshot'
import { VideoPlayer } from './video-player'

const [rtsp, rtmp, hls, flv] = [1, 2, 3, 4]
const withPad = 2
const protocols = bizDict('stream_protocol')

const gateways: Readonly<Record<number, KeysOf<typeof texts>>> = {
  [rtsp]: 'preview.rtsp',
  [rtmp]: 'preview.rtmp',
  [flv]: 'preview.flv',
}

// addresses expire after minutes
const usePreview = ({ id = '' }: CameraInfo, protocol: string) =>
  useOperationQuery(cameraInfo.previewUrl, { id, ...(protocol !== '' && { protocol: Number(protocol) }) }, { staleTime: 0 })

interface LiveProps {
  readonly camera: CameraInfo
  readonly preview: ReturnType<typeof usePreview>
}

/** Live video if the browser can play the protocol; otherwise the gateway that would be needed. */
function Live({ camera, preview }: LiveProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { data, error, isFetching, refetch, dataUpdatedAt } = preview
  if (isFetching) return <MessagePanel icon="spinner" title={t('preview.asking')} />
  if (error || !data) return <LoadError title={t('preview.failed')} error={error} refetch={refetch} />
  if (data.protocol === hls)
    return <VideoPlayer key={dataUpdatedAt} url={data.url} title={camera.cameraName} onRetry={() => void refetch()} />
  return (
    <MessagePanel icon="warning" title={t('preview.notHere')} text={t(gateways[data.protocol] ?? 'preview.webrtc')}>
      <code className="text-xs">{maskStreamUrl(data.url)}</code>
    </MessagePanel>
  )
}

/** Live view of a camera with its pan-tilt-zoom controls. */
export default function PreviewView({ target, reload }: ActionViewProps<CameraInfo>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const id = useId()
  const canMove = useCan('camera_info_ptz')
  const canTakeSnapshot = useCan('camera_info_snapshot')
  const [protocol, setProtocol] = useState('')
  const cameraId = target.id ?? ''
  const preview = usePreview(target, protocol)
  const selectedProtocol = protocol || protocols.parse(preview.data?.protocol)
  return (
    <div className="kit-view">
      <div className="flex flex-column md:flex-row md:align-items-start gap-4">
        <div className="flex flex-column flex-1 gap-3 min-w-0">
          <Live camera={target} preview={preview} />
          <div className="flex flex-wrap align-items-center gap-2">
            <label htmlFor={id}>{t('preview.protocol')}</label>
            <StandaloneInput field={protocols} id={id} value={selectedProtocol} onChange={(key) => setProtocol(String(key))} />
          </div>
        </div>
        <div className="flex flex-column gap-3 md:w-14rem">
          {canMove &&
            (target.ptzFlag === withPad ? <PtzPad id={cameraId} /> : <p className="text-xs text-color-secondary">{t('ptz.none')}</p>)}
          {canTakeSnapshot && <Snapshot id={cameraId} onTaken={reload} />}
        </div>
      </div>
    </div>
  )
}
