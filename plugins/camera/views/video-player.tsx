import './camera.css'
import { Button, type KeysOf, MessagePanel, toSafeUrl, useKitText, useTranslate } from '@jwsk/kit'
import { useEffect, useRef, useState } from 'react'
import type texts from '../locales/zh-cn'
import { type PlayProblem, playStream } from './play'

interface VideoPlayerProps {
  readonly url: string
  /** Text alternative of the video. */
  readonly title: string
  /** Requests a fresh address. */
  readonly onRetry: () => void
}

/** Live video; on failure it shows the error and restarts on request. */
export function VideoPlayer({ url, title, onRetry }: VideoPlayerProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const video = useRef<HTMLVideoElement>(null)
  const address = toSafeUrl(url)
  const [problem, setProblem] = useState<PlayProblem>()
  useEffect(() => {
    const { current } = video
    if (!current || address === undefined) return
    let isGone = false
    let stop: (() => void) | undefined
    playStream(current, address, (next) => !isGone && setProblem(next)).then(
      (stopIt) => {
        if (isGone) stopIt()
        else stop = stopIt
      },
      () => !isGone && setProblem('broken'),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [address])
  const failure = address === undefined ? 'unsupported' : problem
  return (
    <div className="camera-player flex align-items-center justify-content-center overflow-hidden border-1 surface-border border-round-lg surface-hover">
      <video ref={video} aria-label={title} muted autoPlay playsInline controls hidden={failure !== undefined} />
      {failure && (
        <MessagePanel icon="warning" title={t(failure === 'broken' ? 'preview.broken' : 'preview.unsupported')}>
          <Button icon="refresh" onClick={onRetry}>
            {kitText('actions.retry')}
          </Button>
        </MessagePanel>
      )}
    </div>
  )
}
