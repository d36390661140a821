import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCells, renderInput, withKitProviders } from '../testing/render-field'
import { RichText, richText } from './rich-text'
import { stripHtml } from './strip-html'

// jsdom has no layout, and the editor scrolls to its changes
Object.assign(Range.prototype, { getClientRects: () => [new DOMRect()], getBoundingClientRect: () => new DOMRect() })

const notice = '<h2>开园须知</h2><p>请&nbsp;<b>文明</b>游览 &amp; 守时</p><script>alert(1)</script><img src=x onerror="alert(1)">'

test('a list shows text only', () => {
  const { texts } = renderCells(richText(), [{ it: notice }, { it: '<img src=x' }, { it: 'a < b' }, { it: 12 }, { it: null }])
  expect(texts()).toEqual(['开园须知 请 文明 游览 & 守时', '', 'a', '12', ''])
  expect(document.querySelectorAll('img, script')).toHaveLength(0)
})

test('truncates a megabyte before parsing', () => {
  // time of the processor: a busy machine pauses a process
  const started = process.cpuUsage()
  expect(stripHtml('<'.repeat(1_000_000)).length).toBeLessThan(5)
  expect(stripHtml(`<p>${'字'.repeat(1_000_000)}`).length).toBeLessThanOrEqual(4000)
  expect(process.cpuUsage(started).user).toBeLessThan(500_000)
})

test('a record shows it formatted and sanitized', async () => {
  render(withKitProviders(<RichText html={notice} />).element)
  expect(await screen.findByRole('heading', { name: '开园须知' })).toBeTruthy()
  expect(document.querySelector('script')).toBeNull()
  expect(document.querySelector('img')?.hasAttribute('onerror')).toBe(false)
})

test('tags, blanks and comments are empty but an image is not', () => {
  const field = richText()
  expect(['', '<p></p>', '<p>&nbsp;<br></p>'].every((html) => field.isEmpty(html))).toBe(true)
  expect(field.isEmpty('<p><img src="/a.png"></p>')).toBe(false)
})

test('loads sanitized HTML and changes nothing until the user does', async () => {
  const { user, wire } = renderInput(richText(), { record: { it: notice } })
  const box = await screen.findByRole('textbox', { name: '名称' })
  expect(box.querySelector('h2')?.textContent).toBe('开园须知')
  expect(box.querySelector('script, [onerror]')).toBeNull()
  expect(wire()).toBe(notice)
  await user.click(await screen.findByRole('button', { name: '分隔线' }))
  await waitFor(() => expect(String(wire())).toContain('<hr>'))
  expect(String(wire())).not.toMatch(/script|onerror/)
})

test('states that the platform removes formatting', async () => {
  renderInput(richText(), { profile: { name: 'strict', stripsHtml: true } })
  const box = await screen.findByRole('textbox', { name: '名称' })
  const descriptions = (box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(descriptions).toContainEqual(expect.stringContaining('过滤富文本'))
})

test('rejects a link with an unsafe protocol', async () => {
  const { user, wire } = renderInput(richText())
  await screen.findByRole('textbox', { name: '名称' })
  await user.click(await screen.findByRole('button', { name: '链接' }))
  const address = screen.getByRole('textbox', { name: '链接地址' })
  await user.clear(address)
  await user.type(address, 'javascript:alert(1){Enter}')
  expect(screen.getByText(/请输入以 http/)).toBeTruthy()
  await user.clear(address)
  await user.type(address, 'https://example.com/a{Enter}')
  await waitFor(() => expect(String(wire())).toContain('href="https://example.com/a"'))
  expect(screen.queryByRole('textbox', { name: '链接地址' })).toBeNull()
})

test('the toolbar is one tab stop with arrow keys', async () => {
  const { user } = renderInput(richText())
  await screen.findByRole('textbox', { name: '名称' })
  const bold = await screen.findByRole('button', { name: '加粗' })
  bold.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '斜体' }))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '插入图片' }))
  expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1)
})

test('waits for a picture, tells that it failed, and saves nothing of it once it is given up', async () => {
  const { user, wire, note } = renderInput(richText(), {
    record: { it: '<p>甲</p>' },
    server: () => Response.json({ code: 500, success: false, msg: '存储已满' }, { status: 500 }),
  })
  await screen.findByRole('textbox', { name: '名称' })
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('no input for files')
  await user.upload(chooser, new File(['a'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(note()).toContain('没有上传完')
  await user.click(screen.getByRole('button', { name: '忽略 a.png' }))
  await waitFor(() => expect(note()).toBe(''))
  expect(wire()).toBe('<p>甲</p>')
})

test('names what saving a change would remove', async () => {
  renderInput(richText(), { record: { it: '<p style="color:red">甲</p><video src="/a.mp4"></video>' } })
  expect(await screen.findByText(/修改后保存会去掉：style、video/)).toBeTruthy()
})
