import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { files } from '../file/file'
import { FakeXmlHttpRequest } from '../testing/fake-xml-http-request'
import { renderInput } from '../testing/render-field'

const megabyte = 1024 * 1024
const partSize = 8 * megabyte
const film = new File([new Uint8Array(21 * megabyte)], 'film.mp4', { type: 'video/mp4' })
const started = { uploadId: 'u1', fileName: film.name, fileSize: film.size, partSize, parts: [] }

// jsdom has no Blob.arrayBuffer
function readBlob(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsArrayBuffer(this)
  })
}

beforeEach(() => {
  Object.defineProperty(Blob.prototype, 'arrayBuffer', { value: readBlob, configurable: true })
  FakeXmlHttpRequest.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeXmlHttpRequest)
})
const stored = new Map<string, unknown>()
const preferences = { read: (key: string) => stored.get(key), write: (key: string, value: unknown) => void stored.set(key, value) }
afterEach(() => {
  Reflect.deleteProperty(Blob.prototype, 'arrayBuffer')
  vi.unstubAllGlobals()
  stored.clear()
})

const getCall = ({ pathname }: URL) => pathname.split('/').at(-1)

async function upload(server: (call: string | undefined) => unknown, site = {}) {
  const calls: (string | undefined)[] = []
  const rendered = renderInput(files(), {
    site,
    preferences,
    server: (url) => {
      calls.push(getCall(url))
      return server(getCall(url))
    },
  })
  await screen.findByRole('button', { name: /选择文件/ })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no file input')
  await rendered.user.upload(input, film)
  return { ...rendered, calls }
}

const sent = async (count: number) => {
  await waitFor(() => expect(FakeXmlHttpRequest.sent).toHaveLength(count), { timeout: 8000 })
  return FakeXmlHttpRequest.sent
}

test('sends a file above 20 MB in parts, two at a time, with the progress of the whole', async () => {
  const { wire, calls } = await upload((call) => (call === 'start' ? started : { link: '/uploads/film.mp4', name: 'film.mp4' }))
  const [first, second] = await sent(2)
  expect(new URL(first?.url ?? '').pathname).toBe('/api/jwsk-resource/oss/multipart/put-part')
  first?.progress(4 * megabyte, partSize)
  const bar = await screen.findByRole('progressbar', { name: '正在上传 film.mp4' })
  await waitFor(() => expect(bar).toHaveProperty('value', 19))
  first?.answer({ code: 200, success: true, data: {} })
  second?.answer({ code: 200, success: true, data: {} })
  ;(await sent(3))[2]?.answer({ code: 200, success: true, data: {} })
  await waitFor(() => expect(wire()).toBe('/uploads/film.mp4'))
  expect(calls).toEqual(['start', 'finish'])
})

test('tells of a cut and continues', async () => {
  const { wire } = await upload((call) => (call === 'start' ? started : { link: '/uploads/film.mp4', name: 'film.mp4' }))
  await sent(2)
  // each of the client's attempts at the first part is cut
  FakeXmlHttpRequest.sent[0]?.onerror?.()
  ;(await sent(3))[2]?.onerror?.()
  ;(await sent(4))[3]?.onerror?.()
  expect(await screen.findByText('网络中断，恢复后自动继续')).toBeTruthy()
  await sent(5)
  for (const at of [1, 4]) FakeXmlHttpRequest.sent[at]?.answer({ code: 200, success: true, data: {} })
  ;(await sent(6))[5]?.answer({ code: 200, success: true, data: {} })
  await waitFor(() => expect(wire()).toBe('/uploads/film.mp4'))
})

test('tells the platform of a cancel, but not of a form that is left', async () => {
  const first = await upload(() => started)
  await sent(2)
  cleanup()
  expect(first.calls).toEqual(['start'])
  const second = await upload(() => started)
  await sent(4)
  await second.user.click(screen.getByRole('button', { name: '取消上传 film.mp4' }))
  await waitFor(() => expect(second.calls).toEqual(['parts', 'abort']))
  expect(FakeXmlHttpRequest.sent.every(({ isAborted }) => isAborted)).toBe(true)
})

test('names a storage that the page may not connect to', async () => {
  const partUrls = [1, 2, 3].map((part) => `https://minio.example.test/film?part=${part}`)
  const { calls } = await upload(() => ({ ...started, partUrls }))
  expect((await screen.findByRole('alert')).textContent).toContain('存储 https://minio.example.test 不在允许的来源中')
  await waitFor(() => expect(calls).toEqual(['start', 'abort']))
  expect(FakeXmlHttpRequest.sent).toHaveLength(0)
})

test('sends parts to a storage of mediaOrigins', async () => {
  const partUrls = [1, 2, 3].map((part) => `https://minio.example.test/film?part=${part}`)
  await upload(() => ({ ...started, partUrls }), { mediaOrigins: ['https://minio.example.test'] })
  expect((await sent(2)).map(({ url }) => url)).toEqual(partUrls.slice(0, 2))
})

test('sends one request to a platform without parts', async () => {
  const { wire } = await upload(() => Response.json({ code: 404, success: false, msg: '404 没找到请求' }, { status: 404 }))
  const [only] = await sent(1)
  expect(new URL(only?.url ?? '').pathname).toBe('/api/jwsk-resource/oss/endpoint/put-file')
  only?.link('/uploads/film.mp4')
  await waitFor(() => expect(wire()).toBe('/uploads/film.mp4'))
})
