import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderCells, renderInput, withKitProviders } from '../testing/render-field'
import { getFileName } from '../upload/thumbnail'
import { files } from './file'

afterEach(() => void vi.restoreAllMocks())

test('renders files as named links and unsafe URLs as text', () => {
  renderCells(files(), [{ it: 'https://cdn.example.com/contract/ht-2026-0012.pdf?sign=1,data:text/html,x' }])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['ht-2026-0012.pdf'])
  expect(screen.getByText('data:text/html')).toBeTruthy()
})

test('decodes names in other scripts, shows broken ones unchanged', () => {
  expect(getFileName('https://cdn.example.com/%E5%90%88%E5%90%8C.pdf#p=2')).toBe('合同.pdf')
  expect(getFileName('/a/%E5%9.pdf')).toBe('%E5%9.pdf')
})

test('states the accepted types and sizes', async () => {
  renderInput(files({ accept: ['pdf'], maxSize: 1024 * 1024, max: 3 }))
  const button = await screen.findByRole('button', { name: '名称 选择文件' })
  const hint = button.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  expect(document.getElementById(hint)?.textContent).toBe('pdf，单个不超过 1 MB · 最多 3 个')
})

test('previews PDF and text in place but only links to an archive', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('北门 30 个车位'))
  const attachments = files()
  const value = attachments.parse('https://cdn.example.com/plan.txt,https://cdn.example.com/all.zip', {})
  render(withKitProviders(<attachments.Detail value={value} />).element)
  const look = await screen.findByRole('button', { name: /预览/ })
  expect(look.getAttribute('aria-label')).toBe('预览 plan.txt')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['plan.txt', 'all.zip'])
  fireEvent.click(look)
  expect(await within(await screen.findByRole('dialog', { name: 'plan.txt' })).findByText('北门 30 个车位')).toBeTruthy()
})
