import { afterEach, describe, expect, vi } from 'vitest'
import { catchError } from '../test/catch-error'
import { createFakeStorage } from '../test/fake-locks'
import { type PartPlatform, type PartPlatformOptions, startPartPlatform } from '../test/part-platform'
import { fc, test } from '../test/property'
import { createClient } from './client'
import { type PartsOptions, uploadInParts } from './upload'

const partSize = 256 * 1024
const size = 9 * partSize + 7
// overhead of a form for each part that is sent
const formSize = 600

const createFile = (length: number) =>
  new File([Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) % 251)], '航拍.mp4', { type: 'video/mp4', lastModified: 7 })
const film = createFile(size)
const bytes = Buffer.from(await film.arrayBuffer())

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function start(options: Partial<PartPlatformOptions> = {}): Promise<PartPlatform> {
  const platform = await startPartPlatform({ partSize, ...options })
  closers.push(platform.stop)
  return platform
}

function openPage({ url }: Pick<PartPlatform, 'url'>) {
  const client = createClient({ baseUrl: url, clientId: 'console', clientSecret: 'test', retry: { backoff: () => 1 } })
  closers.push(client.dispose)
  return (options: PartsOptions = {}, file = film) => uploadInParts(client, file, { retry: { backoff: () => 1 }, ...options })
}

const untilPart = (count: number, stop: () => void) => (progress: { sent: number }) => {
  if (progress.sent >= count * partSize) stop()
}

describe('an upload in parts', () => {
  test('stores the file, and resends at most one part after each of three cuts', async () => {
    const platform = await start({ cutsAt: [1.5, 4.3, 6.9].map((part) => part * partSize) })
    const upload = openPage(platform)
    expect(await upload()).toMatchObject({ link: 'https://oss.example.test/film.mp4' })
    expect(platform.readFile().equals(bytes)).toBe(true)
    expect([...platform.stored].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(platform.arrived()).toBeGreaterThan(size)
    expect(platform.arrived()).toBeLessThanOrEqual(size + 3 * partSize + 13 * formSize)
  })

  test('continues after a reload from the parts that the platform has', async () => {
    const platform = await start()
    const storage = createFakeStorage()
    const leave = new AbortController()
    const first = catchError(openPage(platform)({ storage, pause: leave.signal, onProgress: untilPart(5, () => leave.abort()) }))
    expect(await first).toMatchObject({ kind: 'abort' })
    expect(platform.calls).not.toContain('abort')
    const before = platform.stored.length
    const progress: number[] = []
    await openPage(platform)({ storage, onProgress: ({ sent }) => progress.push(sent) }, createFile(size))
    expect(progress[0]).toBeGreaterThanOrEqual(before * partSize)
    expect(platform.readFile().equals(bytes)).toBe(true)
    expect(platform.calls.filter((name) => name === 'start')).toHaveLength(1)
    // two parts were in flight
    expect(platform.arrived()).toBeLessThanOrEqual(size + 2 * partSize + 12 * formSize)
    expect(storage.entries.size).toBe(0)
  })

  test('starts anew for a file that differs in its last byte', async () => {
    const platform = await start()
    const storage = createFakeStorage()
    const leave = new AbortController()
    await catchError(openPage(platform)({ storage, pause: leave.signal, onProgress: untilPart(3, () => leave.abort()) }))
    const other = new File([bytes.subarray(0, size - 1), '!'], film.name, { type: film.type, lastModified: 7 })
    await openPage(platform)({ storage }, other)
    expect(platform.calls.filter((name) => name === 'start')).toHaveLength(2)
    expect(platform.readFile().at(-1)).toBe('!'.charCodeAt(0))
  })

  test('never reads the file as a whole', async () => {
    const platform = await start()
    const refuse = () => {
      throw new Error('read as a whole')
    }
    const guarded = Object.assign(createFile(size), { arrayBuffer: refuse, bytes: refuse, stream: refuse, text: refuse })
    const slice = vi.spyOn(guarded, 'slice')
    await openPage(platform)({ storage: createFakeStorage() }, guarded)
    // the first and the last megabyte, and each part
    expect(slice.mock.calls).toHaveLength(12)
    expect(platform.readFile().equals(bytes)).toBe(true)
  })

  test('tells the platform of a cancel', async () => {
    const platform = await start()
    const storage = createFakeStorage()
    const cancel = new AbortController()
    const failed = catchError(openPage(platform)({ storage, signal: cancel.signal, onProgress: untilPart(3, () => cancel.abort()) }))
    expect(await failed).toMatchObject({ kind: 'abort' })
    await expect.poll(() => platform.calls).toContain('abort')
    expect(storage.entries.size).toBe(0)
  })

  test('tells of a cut, and throws when none of its attempts arrives', async () => {
    const platform = await start({
      intercept: (name, response) => {
        if (name === 'put-part') response.destroy()
        return name === 'put-part'
      },
    })
    const states = new Set<boolean>()
    const storage = createFakeStorage()
    const failed = catchError(
      openPage(platform)({
        storage,
        retry: { limit: 2, backoff: () => 1 },
        onProgress: ({ isInterrupted }) => states.add(isInterrupted),
      }),
    )
    expect(await failed).toMatchObject({ kind: 'network', operation: 'multipartUpload.putPart' })
    expect([...states]).toEqual([false, true])
    // the next attempt continues it
    expect(storage.entries.size).toBe(1)
  })

  test.each([0, -1, 1.5, 1])('refuses parts of %d bytes', async (unusable) => {
    const platform = await start({ partSize: unusable })
    expect(await catchError(openPage(platform)())).toMatchObject({ kind: 'protocol' })
    expect(platform.stored).toEqual([])
  })
})

describe('parts with presigned addresses', () => {
  test('go to the storage without token, Basic header and cookies', async () => {
    const storage = await start()
    const platform = await start({ presign: (number) => `${storage.url}/b/film.mp4?partNumber=${number}&X-Amz-Signature=a%2Fb%3D` })
    const client = createClient({ baseUrl: platform.url, clientId: 'console', clientSecret: 'test', headers: { 'x-own': '1' } })
    closers.push(client.dispose)
    await uploadInParts(client, film, { onProgress: () => undefined })
    expect(storage.headers).toHaveLength(10)
    for (const headers of storage.headers) {
      expect(Object.keys(headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(authorization|cookie|blade-auth|tenant-id|x-own)$/)]),
      )
      expect(Number(headers['content-length'])).toBeGreaterThan(0)
    }
    expect(platform.stored).toEqual([])
    expect(platform.calls.at(-1)).toBe('finish')
  })

  test('are renewed when they have expired', async () => {
    let isExpired = true
    const storage = await start({
      intercept: (_, response) => {
        if (isExpired) response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>')
        return isExpired
      },
    })
    const platform = await start({ presign: (number) => `${storage.url}/film.mp4?partNumber=${number}` })
    const pending = openPage(platform)({
      concurrency: 1,
      storage: createFakeStorage(),
      allowsOrigin: (origin) => {
        // asked again with the new addresses
        isExpired = !platform.calls.includes('parts')
        return origin === storage.url
      },
    })
    await pending
    expect(new Set(storage.stored).size).toBe(10)
    expect(platform.calls.filter((name) => name === 'parts')).toHaveLength(1)
  })

  test.each([
    ['javascript:alert(1)', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
    ['/b/film.mp4', 'protocol'],
    ['https://user:pass@storage.example.test/', 'protocol'],
    ['https://storage.example.test/film.mp4', 'configuration'],
  ])('are refused if they are %s, and the platform is told', async (address, kind) => {
    const platform = await start({ presign: () => address })
    const error = await catchError(openPage(platform)({ allowsOrigin: (origin) => origin === 'https://other.example.test' }))
    expect(error).toMatchObject({ kind })
    await expect.poll(() => platform.calls).toEqual(['start', 'abort'])
  })
})

type Event = 'ok' | 'cut' | 'busy' | 'refused' | 'reload'

test.property(
  { name: 'cuts, refusals and reloads in any order leave the bytes of the file', runs: 15 },
  [fc.array(fc.constantFrom<Event>('ok', 'cut', 'busy', 'refused', 'reload'), { maxLength: 15 }), fc.integer({ min: 1, max: 3 })],
  async (events, concurrency) => {
    const queue = [...events]
    let reload: () => void = () => undefined
    const platform = await startPartPlatform({
      partSize: 700,
      intercept: (_, response) => {
        const event = queue.shift() ?? 'ok'
        if (event === 'cut') response.destroy()
        if (event === 'busy') response.writeHead(503).end()
        if (event === 'refused') response.writeHead(400, { 'content-type': 'application/json' }).end('{"code":400,"msg":"存储已满"}')
        if (event === 'reload') {
          reload()
          response.destroy()
        }
        return event !== 'ok'
      },
    })
    const file = createFile(6001)
    const storage = createFakeStorage()
    try {
      for (let isDone = false; !isDone; ) {
        const page = new AbortController()
        reload = () => page.abort()
        const client = createClient({ baseUrl: platform.url, clientId: 'console', clientSecret: 'test', retry: { backoff: () => 0 } })
        try {
          await uploadInParts(client, file, { storage, concurrency, pause: page.signal, retry: { backoff: () => 0 } })
          isDone = true
        } catch (error) {
          expect(['abort', 'business']).toContain((error as { kind: string }).kind)
        } finally {
          client.dispose()
        }
      }
      expect(platform.readFile().equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
    } finally {
      await platform.stop()
    }
  },
)
