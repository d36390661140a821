import { describe, expect, it } from 'vitest'
import { FaceError, type FaceErrorReason, openCamera, parseGrant } from './face'

const getReason = async (work: Promise<unknown>): Promise<FaceErrorReason | 'none' | 'other'> =>
  work.then(
    () => 'none' as const,
    (error: unknown) => (error instanceof FaceError ? error.reason : 'other'),
  )

const camera = (name: string) =>
  ({ getUserMedia: () => Promise.reject(Object.assign(new Error(name), { name })) }) as unknown as MediaDevices // the only method used

describe('the camera', () => {
  it.each([
    ['NotAllowedError', 'permission'],
    ['SecurityError', 'permission'],
    ['NotFoundError', 'camera'],
    ['NotReadableError', 'camera'],
  ])('%s means %s', async (name, reason) => expect(await getReason(openCamera(camera(name)))).toBe(reason))

  it('is not available without https', async () => expect(await getReason(openCamera(undefined))).toBe('insecure'))
})

describe('the result of a recognizer', () => {
  it.each([
    { type: 'social', source: 'face', code: '1', state: '2' },
    { type: 'authorization_code', code: '1', redirectUri: 'https://console.example' },
    { type: 'authorization_code', code: '1', state: '2' },
  ])('$type is accepted', (grant) => expect(parseGrant({ ...grant, extra: 1 })).toEqual(grant))

  it.each([
    undefined,
    null,
    'admin',
    {},
    { type: 'password', username: 'admin', password: 'x' },
    { type: 'client_credentials' },
    { type: 'social', source: 'face', code: '1' },
    { type: 'authorization_code', code: '', state: '2' },
    { type: 'authorization_code', code: 1, state: 2 },
  ])('%j is rejected', (answer) => expect(() => parseGrant(answer)).toThrow(FaceError))
})
