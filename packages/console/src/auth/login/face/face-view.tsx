import { Button } from '@jwsk/kit'
import { isJwskError } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { $site } from '../../../platform/site/model'
import { useText } from '../../../platform/text'
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
  readonly recognizer: string
}

/** Starts camera and recognizer, then signs in with the result; returns the stage, which can be an error. */
function useFace({ video, signIn, recognizer }: FaceSearch) {
  const [stage, setStage] = useState<FaceStage>({ kind: 'starting' })
  const latest = useRef(signIn)
  latest.current = signIn
  useEffect(() => {
    const controller = new AbortController()
    let camera: MediaStream | undefined
    const run = async () => {
      const { current } = video
      const [stream, recognize] = await Promise.all([
        openCamera(navigator.mediaDevices).then((opened) => {
          camera = opened
          if (controller.signal.aborted) stopCamera(opened)
          return opened
        }),
        loadRecognizer(recognizer),
      ])
      if (!current || controller.signal.aborted) return
      current.srcObject = stream
      await current.play()
      setStage({ kind: 'looking' })
      const answer = await recognize(current, controller.signal).catch((error: unknown) => {
        throw new FaceError('failed', error)
      })
      if (!controller.signal.aborted) await latest.current(answer)
    }
    run().catch((error: unknown) => {
      stopCamera(camera)
      if (!controller.signal.aborted) setStage({ kind: 'trouble', error })
    })
    return () => {
      controller.abort()
      stopCamera(camera)
    }
  }, [video, recognizer])
  return stage
}

function stopCamera(camera: MediaStream | undefined) {
  for (const track of camera?.getTracks() ?? []) track.stop()
}

/** Login by face recognition. */
export default function FaceView({ client }: LoginModeProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} client={client} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ client, onRetry }: Pick<LoginModeProps, 'client'> & { readonly onRetry: () => void }) {
  const t = useText()
  const [site, tenantId] = useUnit([$site, $tenantId])
  const video = useRef<HTMLVideoElement>(null)
  const stage = useFace({
    video,
    recognizer: site.faceLogin,
    signIn: (answer) => client.session.signInWith(parseGrant(answer), { tenantId }),
  })
  return (
    <div className="login-form flex flex-column gap-4">
      <TenantField />
      <div className="face relative overflow-hidden border-1 surface-border border-round-lg surface-hover" data-look={stage.kind}>
        <video className="w-full h-full" ref={video} playsInline muted aria-label={t('face.picture')} />
        {stage.kind === 'trouble' ? <FaceErrorMessage error={stage.error} /> : <p role="status">{t(`face.${stage.kind}`)}</p>}
      </div>
      {stage.kind === 'trouble' && (
        <Button variant="primary" className="login-submit" onClick={onRetry}>
          {t('face.retry')}
        </Button>
      )}
    </div>
  )
}

const permanentReasons: readonly FaceErrorReason[] = ['camera', 'permission', 'insecure', 'module']

function FaceErrorMessage({ error }: { readonly error: unknown }) {
  const t = useText()
  if (isJwskError(error)) return <LoginError error={error} />
  const reason = error instanceof FaceError ? error.reason : 'failed'
  return (
    <div className="face-error flex flex-column gap-1" role="alert">
      {permanentReasons.includes(reason) && <strong className="text-red-500">{t('face.unavailable')}</strong>}
      <span>{t(`face.${reason}`)}</span>
    </div>
  )
}
