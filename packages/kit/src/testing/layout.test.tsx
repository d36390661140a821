import { startPlatform } from '@jwsk/mocks/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBrowserPreferences } from '../runtime/preferences-storage'
import type { Preferences } from '../runtime/types'
import { renderScreen } from './render-screen'
import { memoryPreferences } from './test/memory-preferences'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

async function open(preferences: Preferences) {
  const rendered = renderScreen(samplePlugin, { path: '/packages', client: platform.client, preferences })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return rendered
}

const getHeaders = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

test('a hidden column stays hidden until the defaults are restored', async () => {
  const preferences = memoryPreferences()
  const first = await open(preferences)
  expect(getHeaders()).toContain('备注')
  await first.user.click(screen.getByRole('button', { name: '列设置' }))
  await first.user.click(await screen.findByLabelText('显示备注'))
  expect(getHeaders()).not.toContain('备注')
  first.unmount()
  const { user } = await open(preferences)
  expect(getHeaders()).not.toContain('备注')
  await user.click(screen.getByRole('button', { name: '列设置' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByLabelText('显示产品包名称')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: '恢复默认' }))
  expect(getHeaders()).toContain('备注')
})

test('arrow keys resize a column and Delete resets its width', async () => {
  const preferences = memoryPreferences()
  const { user } = await open(preferences)
  const edge = () => screen.getByRole('separator', { name: '备注列宽' })
  edge().focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(edge().getAttribute('aria-valuenow')).toBe('172')
  expect(edge().parentElement?.style.width).toBe('172px')
  expect(preferences.read('table.tenantPackage.page')).toMatchObject({ version: 1, widths: { remark: 172 } })
  await user.keyboard('{Delete}')
  expect(edge().parentElement?.style.width).toMatch(/^calc/)
})

test('preferences are separate by user and tolerate broken storage', () => {
  const [mine, theirs] = [createBrowserPreferences('000000.1'), createBrowserPreferences('000000.2')]
  mine.write('table', { version: 1 })
  expect(mine.read('table')).toEqual({ version: 1 })
  expect(theirs.read('table')).toBeUndefined()
  localStorage.setItem('jwsk-kit:000000.2:table', '{')
  expect(theirs.read('table')).toBeUndefined()
  const circle: Record<string, unknown> = {}
  circle.self = circle
  expect(() => mine.write('table', circle)).not.toThrow()
})
