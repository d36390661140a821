import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { report as reports } from '@jwsk/sdk/report'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { report } from './plugin'

const { client } = startPlatform()

async function open(reportUrl?: string) {
  const permissions = ['report_view', 'report_design']
  const { user } = renderScreen(report, { path: '/report/reportlist', client, permissions, ...(reportUrl && { site: { reportUrl } }) })
  await user.click((await screen.findAllByRole('button', { name: /^打开 / }))[0] as HTMLElement)
  return within(await screen.findByRole('dialog'))
}

test('opens a report in the report engine by its name', async () => {
  const dialog = await open('https://report.example.com')
  const { records } = await client.call(reports.page, { size: 1 })
  const name = records[0]?.name ?? ''
  const links = (await dialog.findAllByRole('link')).map((link) => new URL(link.getAttribute('href') ?? ''))
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://report.example.com/preview',
    'https://report.example.com/designer',
  ])
  expect(links.map(({ searchParams }) => searchParams.get('_u'))).toEqual([name, name])
})

test('without an engine names the missing setting', async () => {
  const dialog = await open()
  expect(await dialog.findByText(/reportUrl/)).toBeTruthy()
  expect(dialog.queryByRole('link')).toBeNull()
})

test('opens a new report in the designer of the engine', async () => {
  const { user } = renderScreen(report, {
    path: '/report/reportlist',
    client,
    permissions: ['report_view', 'report_design'],
    site: { reportUrl: 'https://report.example.com' },
  })
  await user.click(await screen.findByRole('button', { name: '新建报表' }))
  const link = await within(await screen.findByRole('dialog')).findByRole('link')
  expect(link.getAttribute('href')).toBe('https://report.example.com/designer')
})
