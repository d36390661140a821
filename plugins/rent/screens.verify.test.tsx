import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { rentPlace } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rent } from './plugin'

const { client } = startPlatform()

const permissions = ['add', 'edit', 'view', 'delete', 'enable'].map((verb) => `rent_place_${verb}`)
const open = () => renderScreen(rent, { path: '/biz/rentPlace', client, permissions })
const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')]
const count = () => document.querySelector('.kit-pagination')?.textContent ?? ''

test('shows places by status; a status filters board and list', async () => {
  const { user } = open()
  const places = await client.call(rentPlace.list, {})
  await waitFor(() => expect(tiles()).toHaveLength(places.length))
  const rented = places.filter(({ status }) => status === 2)
  const stateButton = await screen.findByText(
    (_, element) => element?.tagName === 'BUTTON' && element.textContent === `已租出 ${rented.length}`,
  )
  await user.click(stateButton)
  await waitFor(() => expect(tiles()).toHaveLength(rented.length))
  expect(tiles()[0]?.textContent).toContain(rented[0]?.tenantName2)
  await waitFor(() => expect(count()).toContain(`共 ${rented.length} 条`))
  await user.click(stateButton)
  await waitFor(() => expect(count()).toContain(`共 ${places.length} 条`))
})

test('tiles have a roving tabindex with arrow keys and Enter', async () => {
  const { user } = open()
  await waitFor(() => expect(tiles().length).toBeGreaterThan(1))
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tiles()[0]])
  tiles()[0]?.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tiles()[1])
  await user.keyboard('{ArrowDown}')
  const below = tiles().find(({ parentElement }) => parentElement !== tiles()[0]?.parentElement)
  expect(document.activeElement).toBe(below)
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findAllByText(below?.querySelector('bdi')?.textContent ?? 'none')).not.toHaveLength(0)
})
