import type { Grant } from '@jwsk/sdk'
import { isRecord } from '@jwsk/sdk'

/** Why a face cannot be looked at. */
export type FaceErrorReason = 'camera' | 'permission' | 'insecure' | 'module' | 'failed'

export class FaceError extends Error {
  readonly reason: FaceErrorReason

  constructor(trouble: FaceErrorReason, cause?: unknown) {
    super(`face: ${trouble}`, { cause })
    this.name = 'FaceError'
    this.reason = trouble
  }
}

/** What a deployment plugs in: resolves once it knows who looks into the camera. */
export type RecognizeFace = (video: HTMLVideoElement, signal: AbortSignal) => Promise<unknown>

const toErrorReason = (error: unknown): FaceErrorReason => {
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'permission' : 'camera'
}

/** The camera's picture; absent on pages without https, without a camera, or without leave to use it. */
export async function openCamera(devices: MediaDevices | undefined): Promise<MediaStream> {
  // browsers hide it from pages that are not secure
  if (!devices) throw new FaceError('insecure')
  try {
    return await devices.getUserMedia({ video: { facingMode: 'user' }, audio: false })
  } catch (error) {
    throw new FaceError(toErrorReason(error), error)
  }
}

export async function loadRecognizer(address: string): Promise<RecognizeFace> {
  const module: { readonly recognise?: unknown } = await import(/* @vite-ignore */ new URL(address, location.origin).href).catch(
    (error: unknown) => {
      throw new FaceError('module', error)
    },
  )
  if (typeof module.recognise !== 'function') throw new FaceError('module')
  return module.recognise as RecognizeFace // what it answers is checked by whoever calls it
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The grant that a recogniser answered; it may speak for a person in no other way. */
export function parseGrant(answer: unknown): Grant {
  const { type, source, code, state, redirectUri } = isRecord(answer) ? answer : {}
  if (type === 'social' && isText(source) && isText(code) && isText(state)) return { type, source, code, state }
  if (type === 'authorization_code' && isText(code)) {
    if (isText(redirectUri)) return { type, code, redirectUri }
    if (isText(state)) return { type, code, state }
  }
  throw new FaceError('failed')
}
