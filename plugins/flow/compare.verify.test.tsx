import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { flow } from './plugin'

const { client, getCalls } = startPlatform()

// bpmn-js logs errors, because jsdom measures no layout
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

// spec 7.71
test('compares a version with the previous one', async () => {
  const { user } = renderScreen(flow, { path: '/flow/manager', client, permissions: flow.permissions })
  // the newest deployment of a process comes first
  const [newest] = await screen.findAllByRole('row', { name: /leave/ })
  await user.click(within(newest as HTMLElement).getByRole('button', { name: /^版本对比/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('1 处不同')).toBeTruthy()
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['版本 2', '版本 3'])
  await waitFor(() => expect(getCalls('/process/model-view')).toHaveLength(2))
})
