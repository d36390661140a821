import { Button } from '@jwsk/kit'
import { isJwskError } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { $site } from '../../site/model'
import { useText } from '../../text'
import { LoginError } from '../login-error'
import type { LoginModeProps } from '../login-modes'
import { $tenantId } from '../model'
import { TenantField } from '../tenant-field'
import { FaceError, type FaceErrorReason, loadRecognizer, openCamera, parseGrant } from './face'
import './face.css'

type FaceStage = { readonly kind: 'starting' | 'looking' } | { readonly kind: 'trouble'; readonly error: unknown }

interface FaceSearch {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly signIn: (answer: unknown) => Promise<unknown>
  readonly recogniser: string
}

/** Camera, recogniser, sign-in: one after the other until somebody is in or something is in the way. */
function useFace({ video, signIn, recogniser }: FaceSearch) {
  const [look, setLook] = useState<FaceStage>({ kind: 'starting' })
  const latest = useRef(signIn)
  latest.current = signIn
  useEffect(() => {
    const left = new AbortController()
    let camera: MediaStream | undefined
    const begin = async () => {
      const { current } = video
      const [stream, recognise] = await Promise.all([
        openCamera(navigator.mediaDevices).then((opened) => {
          camera = opened
          if (left.signal.aborted) stopCamera(opened)
          return opened
        }),
        loadRecognizer(recogniser),
      ])
      if (!current || left.signal.aborted) return
      current.srcObject = stream
      await current.play()
      setLook({ kind: 'looking' })
      const answer = await recognise(current, left.signal).catch((error: unknown) => {
        throw new FaceError('failed', error)
      })
      if (!left.signal.aborted) await latest.current(answer)
    }
    begin().catch((error: unknown) => {
      stopCamera(camera)
      if (!left.signal.aborted) setLook({ kind: 'trouble', error })
    })
    return () => {
      left.abort()
      stopCamera(camera)
    }
  }, [video, recogniser])
  return look
}

function stopCamera(camera: MediaStream | undefined) {
  for (const track of camera?.getTracks() ?? []) track.stop()
}

/** Signing in by one's face, as far as this deployment and this browser can. */
export default function FaceView({ client }: LoginModeProps) {
  const [turn, setTurn] = useState(0)
  return <Attempt key={turn} client={client} onRetry={() => setTurn(turn + 1)} />
}

function Attempt({ client, onRetry }: Pick<LoginModeProps, 'client'> & { readonly onRetry: () => void }) {
  const t = useText()
  const [site, tenantId] = useUnit([$site, $tenantId])
  const video = useRef<HTMLVideoElement>(null)
  const look = useFace({
    video,
    recogniser: site.faceLogin,
    signIn: (answer) => client.session.signInWith(parseGrant(answer), { tenantId }),
  })
  return (
    <div className="login-form flex flex-column gap-4">
      <TenantField />
      <div className="face relative overflow-hidden border-1 surface-border border-round-lg surface-hover" data-look={look.kind}>
        <video className="w-full h-full" ref={video} playsInline muted aria-label={t('face.picture')} />
        {look.kind === 'trouble' ? <Trouble error={look.error} /> : <p role="status">{t(`face.${look.kind}`)}</p>}
      </div>
      {look.kind === 'trouble' && (
        <Button variant="primary" className="login-submit" onClick={onRetry}>
          {t('face.retry')}
        </Button>
      )}
    </div>
  )
}

const lastingTroubles: readonly FaceErrorReason[] = ['camera', 'permission', 'insecure', 'module']

function Trouble({ error }: { readonly error: unknown }) {
  const t = useText()
  if (isJwskError(error)) return <LoginError error={error} />
  const trouble = error instanceof FaceError ? error.reason : 'failed'
  return (
    <div className="face-trouble flex flex-column gap-1" role="alert">
      {lastingTroubles.includes(trouble) && <strong className="text-red-500">{t('face.unavailable')}</strong>}
      <span>{t(`face.${trouble}`)}</span>
    </div>
  )
}
