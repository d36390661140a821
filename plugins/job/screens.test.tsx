import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { job } from './plugin'

const { client } = startPlatform()
const words = ['add', 'edit', 'view', 'delete']
const permissions = [...words.flatMap((word) => [`jobinfo_${word}`, `jobserver_${word}`]), ...job.permissions]
const open = (path: string) => renderScreen(job, { path, client, permissions })

test('the form of a server says what an address looks like, and marks the password that a new one needs', async () => {
  const { user } = open('/job/jobserver')
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByLabelText<HTMLInputElement>(/服务器地址/)).placeholder).toBe('http://job.example.com:7700')
  expect((await dialog.findByLabelText<HTMLInputElement>(/密码/, { selector: 'input' })).getAttribute('aria-required')).toBe('true')
})
