import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeXmlHttpRequest } from '../testing/fake-xml-http-request'
import { renderCells, renderInput } from '../testing/render-field'
import { image, images } from './image'

beforeEach(() => {
  FakeXmlHttpRequest.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeXmlHttpRequest)
})
afterEach(() => void vi.unstubAllGlobals())

const createImageFile = (name: string, size = 4) => new File(['x'.repeat(size)], name, { type: 'image/png' })
const chooser = async () => {
  await screen.findByRole('button', { name: /选择图片/ })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no file input')
  return input
}
const sent = async (count: number) => {
  await waitFor(() => expect(FakeXmlHttpRequest.sent).toHaveLength(count))
  const last = FakeXmlHttpRequest.sent.at(-1)
  if (!last) throw new Error('nothing was sent')
  return last
}

test('uploads images one by one and keeps their order', async () => {
  const { user, wire, note } = renderInput(images(), { record: { it: 'https://cdn.example.com/0.jpg' } })
  await user.upload(await chooser(), [createImageFile('1.png'), createImageFile('2.png')])
  const first = await sent(1)
  expect(new URL(first.url).pathname).toBe('/api/jwsk-resource/oss/endpoint/put-file')
  expect(note()).toBe('还有文件没有上传完，请稍候或取消')
  first.progress(1, 4)
  await waitFor(() => expect(screen.getByRole('progressbar', { name: '正在上传 1.png' })).toHaveProperty('value', 25))
  first.link('https://cdn.example.com/1.png')
  const second = await sent(2)
  second.link('/uploads/2.png')
  await waitFor(() => expect(wire()).toBe('https://cdn.example.com/0.jpg,https://cdn.example.com/1.png,/uploads/2.png'))
  expect(note()).toBe('')
  await user.click(screen.getByRole('button', { name: '前移第 3 个' }))
  await user.click(screen.getByRole('button', { name: '移除第 1 个' }))
  expect(wire()).toBe('/uploads/2.png,https://cdn.example.com/1.png')
})

test('aborts a cancelled upload and removes it', async () => {
  const { user, wire, note } = renderInput(images())
  await user.upload(await chooser(), createImageFile('1.png'))
  const request = await sent(1)
  await user.click(screen.getByRole('button', { name: '取消上传 1.png' }))
  expect(request.isAborted).toBe(true)
  await waitFor(() => expect(note()).toBe(''))
  expect(wire()).toBe('')
})

test('shows why an upload failed, keeps the rest, offers a retry', async () => {
  const { user, wire } = renderInput(images())
  await user.upload(await chooser(), createImageFile('1.png'))
  ;(await sent(1)).answer({ code: 400, success: false, msg: '存储空间不足' }, 400)
  expect((await screen.findByRole('alert')).textContent).toContain('1.png：上传失败，存储空间不足')
  await user.click(screen.getByRole('button', { name: '重新上传 1.png' }))
  ;(await sent(2)).link('https://cdn.example.com/1.png')
  await waitFor(() => expect(wire()).toBe('https://cdn.example.com/1.png'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['javascript:alert(1)', 'https://cdn.example.com/a,b.png', '', null])('rejects the URL %j of a response', async (link) => {
  const { user, wire } = renderInput(images())
  await user.upload(await chooser(), createImageFile('1.png'))
  ;(await sent(1)).link(link)
  expect((await screen.findByRole('alert')).textContent).toContain('服务器没有返回可用的地址')
  expect(wire()).toBe('')
})

test('rejects wrong, empty and too large files before sending', async () => {
  const { user } = renderInput(images({ maxSize: 8 }))
  const input = await chooser()
  input.removeAttribute('accept')
  await user.upload(input, [createImageFile('a.svg'), createImageFile('b.png', 0), createImageFile('c.png', 9)])
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map((alert) => alert.textContent)).toEqual(['a.svg：不支持的文件格式', 'b.png：文件是空的', 'c.png：超过 8 B'])
  expect(FakeXmlHttpRequest.sent).toHaveLength(0)
})

test('replaces a single image and limits several to the maximum', async () => {
  const { user, wire } = renderInput(image(), { record: { it: 'https://cdn.example.com/old.jpg' } })
  await user.upload(await chooser(), createImageFile('new.png'))
  ;(await sent(1)).link('https://cdn.example.com/new.jpg')
  await waitFor(() => expect(wire()).toBe('https://cdn.example.com/new.jpg'))
  cleanup()
  FakeXmlHttpRequest.sent.length = 0
  const many = renderInput(images({ max: 2 }), { record: { it: '/0.png' } })
  await many.user.upload(await chooser(), [createImageFile('1.png'), createImageFile('2.png')])
  expect((await screen.findByRole('alert')).textContent).toBe('最多 2 个')
  ;(await sent(1)).link('/1.png')
  await waitFor(() => expect(many.wire()).toBe('/0.png,/1.png'))
  expect(screen.getByRole('button', { name: /选择图片/ })).toHaveProperty('disabled', true)
})

test('closing the form aborts running uploads', async () => {
  const { user } = renderInput(images())
  await user.upload(await chooser(), createImageFile('1.png'))
  const request = await sent(1)
  cleanup()
  expect(request.isAborted).toBe(true)
})

const site = { imageOrigins: ['https://cdn.example.com'] }

test('loads images only from allowed origins, without referrer', () => {
  const foreign = 'https://track.example/p.gif'
  const rows = ['/a.png,https://cdn.example.com/b.png', 'javascript:alert(1)', '//evil.example/x.png', foreign]
  renderCells(
    images(),
    rows.map((it) => ({ it })),
    { site },
  )
  const imageElements = [...document.querySelectorAll('img')]
  expect(imageElements.map((element) => element.getAttribute('src'))).toEqual(['/a.png', 'https://cdn.example.com/b.png'])
  expect(imageElements.every((element) => element.getAttribute('referrerpolicy') === 'no-referrer')).toBe(true)
  const refused = screen.getByRole('img', { name: '第 1 张图片：来自 track.example 的图片未加载：不在允许的来源中' })
  expect(refused.closest('a')?.href).toBe(foreign)
  expect(screen.getByText('javascript:alert(1)').tagName).toBe('BDI')
})

test('opens the preview from a thumbnail and restores focus on Escape', async () => {
  const { user } = renderInput(image(), { record: { it: 'https://cdn.example.com/0.jpg' }, site })
  const link = (await screen.findByRole('img', { name: '第 1 张图片' })).closest('a')
  if (!link) throw new Error('the picture is no link')
  link.focus()
  await user.keyboard('{Enter}')
  const large = within(await screen.findByRole('dialog', { name: '第 1 张图片' }))
  for (const name of ['向右旋转', '向左旋转', '缩小', '放大', '关闭']) expect(large.getByRole('button', { name })).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭')
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('向右旋转')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(link))
})
