import { startPlatform } from '@jwsk/mocks/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  // missing in jsdom
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => void vi.unstubAllGlobals())

const getRow = (index: number) => screen.getAllByRole('row')[index] as HTMLElement
const getName = (index: number) => within(getRow(index)).getAllByRole('button')[0] as HTMLElement

async function openFirst() {
  const rendered = renderScreen(samplePlugin, {
    path: '/guarded',
    client: platform.client,
    permissions: ['package_view', 'package_delete'],
  })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  await rendered.user.click(getName(1))
  const names = [1, 2, 3].map((index) => getName(index).textContent)
  const findDock = (index: number) => screen.findByRole('region', { name: new RegExp(`${names[index - 1]}$`) })
  await findDock(1)
  return { ...rendered, findDock }
}

test('J, K and another row replace the docked record in one history entry', async () => {
  const { user, findDock, getSearch } = await openFirst()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(getRow(1).getAttribute('aria-current')).toBe('true')
  await user.keyboard('j')
  await findDock(2)
  expect(getRow(2).getAttribute('aria-current')).toBe('true')
  await user.keyboard('k')
  await findDock(1)
  await user.click(getName(3))
  await findDock(3)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(getSearch()).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(getName(3)))
})

test('its keys are ignored in text boxes and below dialogs', async () => {
  const { user, findDock } = await openFirst()
  await user.type(screen.getAllByRole('searchbox')[0] as HTMLElement, 'j{Escape}')
  await findDock(1)
  await user.click(within(await findDock(1)).getByRole('button', { name: '删除' }))
  const question = await screen.findByRole('alertdialog')
  await user.keyboard('j{Escape}')
  await waitFor(() => expect(question.isConnected).toBe(false))
  await findDock(1)
})
