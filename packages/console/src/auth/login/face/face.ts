import type { Grant } from '@jwsk/sdk'
import { isRecord } from '@jwsk/sdk'

/** Reason why face recognition failed. */
export type FaceErrorReason = 'camera' | 'permission' | 'insecure' | 'module' | 'failed'

export class FaceError extends Error {
  readonly reason: FaceErrorReason

  constructor(reason: FaceErrorReason, cause?: unknown) {
    super(`face: ${reason}`, { cause })
    this.name = 'FaceError'
    this.reason = reason
  }
}

/** Function of the deployment's module; resolves to a grant once it has recognized the user. */
export type RecognizeFace = (video: HTMLVideoElement, signal: AbortSignal) => Promise<unknown>

const toErrorReason = (error: unknown): FaceErrorReason => {
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'permission' : 'camera'
}

/**
 * Opens the front camera.
 *
 * @throws {@link FaceError} without https, without a camera, or without permission.
 */
export async function openCamera(devices: MediaDevices | undefined): Promise<MediaStream> {
  // browsers hide `mediaDevices` in insecure contexts
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
  return module.recognise as RecognizeFace // the caller checks its result
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Parses the grant that a recognizer returned; only social grants and authorization codes are accepted.
 *
 * @throws {@link FaceError} for anything else.
 */
export function parseGrant(answer: unknown): Grant {
  const { type, source, code, state, redirectUri } = isRecord(answer) ? answer : {}
  if (type === 'social' && isText(source) && isText(code) && isText(state)) return { type, source, code, state }
  if (type === 'authorization_code' && isText(code)) {
    if (isText(redirectUri)) return { type, code, redirectUri }
    if (isText(state)) return { type, code, state }
  }
  throw new FaceError('failed')
}
