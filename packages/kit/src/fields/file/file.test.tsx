import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { nameOfUrl } from '../upload/picture'
import { files } from './file'

test('files are links by their names; what is not safe is text', () => {
  renderCells(files(), [{ it: 'https://cdn.example.com/contract/ht-2026-0012.pdf?sign=1,data:text/html,x' }])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['ht-2026-0012.pdf'])
  expect(screen.getByText('data:text/html')).toBeTruthy()
})

test('names in other scripts are readable, broken ones are shown as they are', () => {
  expect(nameOfUrl('https://cdn.example.com/%E5%90%88%E5%90%8C.pdf#p=2')).toBe('合同.pdf')
  expect(nameOfUrl('/a/%E5%9.pdf')).toBe('%E5%9.pdf')
})

test('the person is told what is taken', async () => {
  renderInput(files({ accept: ['pdf'], maxSize: 1024 * 1024, max: 3 }))
  const button = await screen.findByRole('button', { name: '名称 选择文件' })
  const hint = button.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  expect(document.getElementById(hint)?.textContent).toBe('pdf，单个不超过 1 MB · 最多 3 个')
})
