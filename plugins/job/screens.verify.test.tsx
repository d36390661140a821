import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { jobInstance } from '@jwsk/sdk/job'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { job } from './plugin'

const { client } = startPlatform()
const words = ['add', 'edit', 'view', 'delete']
const permissions = [...words.flatMap((word) => [`jobinfo_${word}`, `jobserver_${word}`]), 'jobinfo_run']
const open = (path: string) => renderScreen(job, { path, client, permissions })

test('the server form shows a sample address and a required password', async () => {
  const { user } = open('/job/jobserver')
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByLabelText<HTMLInputElement>(/服务器地址/)).placeholder).toBe('http://job.example.com:7700')
  expect((await dialog.findByLabelText<HTMLInputElement>(/密码/, { selector: 'input' })).getAttribute('aria-required')).toBe('true')
})

test('lists runs with output, retries a failed one and stops a running one', async () => {
  const failed = (await client.call(jobInstance.page, { status: 4 })).records[0]
  const { user } = open(`/job/jobinfo?jobName=${failed?.jobName}&size=100`)
  await user.click(await screen.findByRole('button', { name: `更多 ${failed?.jobName}` }))
  await user.click(await screen.findByRole('menuitem', { name: '运行记录' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: `重试 ${failed?.instanceId}` }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重试' }))
  await user.click(await dialog.findByRole('button', { name: /^更多 / }))
  await user.click(await screen.findByRole('menuitem', { name: '停止' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停止' }))
  expect((await dialog.findAllByText('手动停止')).length).toBeGreaterThan(0)
  expect((await client.call(jobInstance.detail, { id: failed?.id ?? '' }))?.output).toContain('SocketTimeoutException')
})

test('describes a cron expression with its next five runs', async () => {
  const { user } = open('/job/jobinfo')
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/时间表达式/), '0 0/15 * * * ?')
  expect(await dialog.findByText('每隔 15 分钟')).toBeTruthy()
  expect(within(dialog.getByRole('status')).getAllByRole('listitem')).toHaveLength(5)
})
