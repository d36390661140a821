import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { product } from '@jwsk/sdk/es'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { product as plugin } from './plugin'

const { network, client } = startPlatform()

const permissions = [...plugin.permissions, ...['add', 'edit', 'view', 'delete'].map((verb) => `product_${verb}`)]

/** Opens an action of the list. */
async function open(name: string) {
  const rendered = renderScreen(plugin, { path: '/es/product', client, permissions })
  await rendered.user.click(await screen.findByRole('button', { name }))
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) }
}

test('shows search hits with their matches highlighted', async () => {
  const { user, dialog } = await open('搜索预览')
  await user.type(await dialog.findByLabelText('关键字'), '龙井{Enter}')
  await dialog.findByRole('status')
  const hits = [...document.querySelectorAll('.product-hit')]
  const { total } = await client.call(product.search, { keyword: '龙井', current: 1, size: 12 })
  expect(dialog.getByRole('status').textContent).toContain(String(total))
  expect(hits).toHaveLength(Math.min(total, 12))
  for (const hit of hits) expect(hit.querySelector('mark')?.textContent).toMatch(/./)
  expect(hits[0]?.querySelector('strong mark')?.textContent).toBe('龙井')
})

test('reports an empty result and escapes tags in the query', async () => {
  const { user, dialog } = await open('搜索预览')
  await user.type(await dialog.findByLabelText('关键字'), '<img src=x>{Enter}')
  await dialog.findByText(/<img src=x>/)
  expect(document.querySelector('img[src=x]')).toBeNull()
})

test('shows the progress of a rebuild and allows one at a time', async () => {
  const { user, dialog } = await open('重建索引')
  const button = () => dialog.getByRole('button', { name: '重建索引' })
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'))
  await user.click(button())
  await dialog.findByRole('progressbar')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  network.world.advance(60_000)
  await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
  expect(dialog.getByRole('status').textContent).toMatch(/\d{4}-\d{2}-\d{2}/)
})
