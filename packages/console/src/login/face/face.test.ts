import { describe, expect, it } from 'vitest'
import { FaceError, type FaceErrorReason, openCamera, parseGrant } from './face'

const troubleOf = async (work: Promise<unknown>): Promise<FaceErrorReason | 'none' | 'other'> =>
  work.then(
    () => 'none' as const,
    (error: unknown) => (error instanceof FaceError ? error.reason : 'other'),
  )

const camera = (name: string) =>
  ({ getUserMedia: () => Promise.reject(Object.assign(new Error(name), { name })) }) as unknown as MediaDevices // the one method that is used

describe('the camera', () => {
  it.each([
    ['NotAllowedError', 'permission'],
    ['SecurityError', 'permission'],
    ['NotFoundError', 'camera'],
    ['NotReadableError', 'camera'],
  ])('%s means %s', async (name, trouble) => expect(await troubleOf(openCamera(camera(name)))).toBe(trouble))

  it('is hidden from pages without https', async () => expect(await troubleOf(openCamera(undefined))).toBe('insecure'))
})

describe('the answer of a recogniser', () => {
  it.each([
    { type: 'social', source: 'face', code: '1', state: '2' },
    { type: 'authorization_code', code: '1', redirectUri: 'https://console.example' },
    { type: 'authorization_code', code: '1', state: '2' },
  ])('$type passes', (grant) => expect(parseGrant({ ...grant, extra: 1 })).toEqual(grant))

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
  ])('%j signs nobody in', (answer) => expect(() => parseGrant(answer)).toThrow(FaceError))
})
