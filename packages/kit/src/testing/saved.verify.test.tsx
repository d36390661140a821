import { startPlatform } from '@jwsk/mocks/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Preferences } from '../runtime/types'
import { renderScreen } from './render-screen'
import { memoryPreferences } from './test/memory-preferences'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

async function open(path: string, preferences: Preferences) {
  const rendered = renderScreen(samplePlugin, { path, client: platform.client, preferences })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return rendered
}

test('saved filters are available on the next visit until they are deleted', async () => {
  const preferences = memoryPreferences()
  const first = await open('/packages?packageName=景区', preferences)
  await first.user.click(screen.getByRole('button', { name: '常用筛选' }))
  await first.user.type(await screen.findByLabelText('筛选名称'), '只看景区')
  await first.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('button', { name: '使用筛选「只看景区」' })).toBeTruthy()
  first.unmount()

  const { user, getSearch } = await open('/packages?page=2', preferences)
  await user.click(screen.getByRole('button', { name: '常用筛选' }))
  await user.click(await screen.findByRole('button', { name: '使用筛选「只看景区」' }))
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(getSearch()))).toEqual({ packageName: '景区' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^常用筛选/ }))
  await user.click(await screen.findByRole('button', { name: '删除筛选「只看景区」' }))
  expect(await screen.findByText('给当前条件起个名字，以后点星标即可使用')).toBeTruthy()
  expect(preferences.read('filters.tenantPackage.page')).toEqual({ version: 1, sets: [] })
})

test('a filter is shared with the role until that is ended', async () => {
  const first = await open('/packages?packageName=景区', memoryPreferences())
  await first.user.click(screen.getByRole('button', { name: '常用筛选' }))
  await first.user.type(await screen.findByLabelText('筛选名称'), '景区的')
  await first.user.click(screen.getByRole('button', { name: '保存' }))
  await first.user.click(await screen.findByRole('button', { name: '共享筛选「景区的」给同角色的人' }))
  expect(await screen.findByRole('region', { name: '同角色共享' })).toBeTruthy()
  first.unmount()

  // another browser
  const { user, getSearch } = await open('/packages', memoryPreferences())
  await user.click(screen.getByRole('button', { name: '常用筛选' }))
  await user.click(await screen.findByRole('button', { name: '使用筛选「景区的」' }))
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(getSearch()))).toEqual({ packageName: '景区' }))
  await user.click(screen.getByRole('button', { name: '常用筛选' }))
  await user.click(await screen.findByRole('button', { name: '取消共享筛选「景区的」' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '同角色共享' })).toBeNull())
})

test('the page size defaults to 20 and is remembered for all lists', async () => {
  const preferences = memoryPreferences()
  const first = await open('/acting', preferences)
  expect(screen.getAllByRole('row')).toHaveLength(21)
  await first.user.selectOptions(screen.getByLabelText('每页条数'), '50')
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(21))
  first.unmount()
  await open('/packages', preferences)
  expect(screen.getByLabelText<HTMLSelectElement>('每页条数').value).toBe('50')
})

test('a double click copies a cell and Ctrl+C copies the row', async () => {
  const { user, notices } = await open('/packages', memoryPreferences())
  const row = screen.getAllByRole('row')[1] as HTMLElement
  const [, name, remark] = within(row).getAllByRole('cell')
  fireEvent.doubleClick(name as HTMLElement)
  await waitFor(() => expect(notices).toEqual([{ severity: 'success', text: '已复制' }]))
  expect(await navigator.clipboard.readText()).toBe(name?.textContent)
  row.focus()
  await user.keyboard('{Control>}c{/Control}')
  await waitFor(() => expect(notices).toHaveLength(2))
  expect(await navigator.clipboard.readText()).toBe(`${name?.textContent}\t${remark?.textContent}`)
})
