import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { chooseAction } from './interactions'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()
afterEach(() => void platform.network.server.resetHandlers())

const found = '没有收到结果，已核对：操作已经生效'
const notSaved = '没有收到结果，已核对：暂未查到变化，可以再次提交'
const unknown = '没有收到结果：可能已保存，请在列表中核对'
const injectFault = (operation: string, kind: 'lost' | 'network') => platform.network.faults.add({ operation, kind, times: 1 })
const findRecords = async (packageName: string) => (await platform.client.call(tenantPackage.page, { packageName })).records

async function open(path = '/packages') {
  const rendered = renderScreen(samplePlugin, { path, client: platform.client })
  await screen.findAllByRole('button', { name: /^编辑|^archive/ })
  return rendered
}
const dialog = () => within(screen.getByRole('dialog'))
const nameBox = () => dialog().getByLabelText<HTMLInputElement>(/产品包名称/)

async function fillNew(name: string) {
  const rendered = await open()
  await rendered.user.click(screen.getByRole('button', { name: '新增' }))
  await screen.findAllByRole('treeitem')
  await rendered.user.type(nameBox(), name)
  await rendered.user.click(dialog().getByText('停车管理'))
  return { ...rendered, save: () => rendered.user.click(dialog().getByRole('button', { name: '保存' })) }
}

test('a new record with a lost response is found and the form closes', async () => {
  const { notices, save } = await fillNew('回音丢了')
  injectFault('tenantPackage.submit', 'lost')
  await save()
  await waitFor(() => expect(notices).toEqual([{ severity: 'success', text: found }]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await findRecords('回音丢了')).toHaveLength(1)
})

test('a new record that never arrived is reported and can be sent again', async () => {
  const { notices, save } = await fillNew('没有送到')
  injectFault('tenantPackage.submit', 'network')
  await save()
  await waitFor(() => expect(notices).toEqual([{ severity: 'error', text: notSaved }]))
  expect(nameBox().value).toBe('没有送到')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await findRecords('没有送到')).toHaveLength(1)
})

test('the outcome stays unknown if the list fails to load too', async () => {
  const { notices, save } = await fillNew('都断了')
  injectFault('tenantPackage.submit', 'network')
  platform.network.server.use(http.get('*/tenant-package/page', () => HttpResponse.error()))
  await save()
  await waitFor(() => expect(notices).toEqual([{ severity: 'error', text: unknown }]))
})

test.each([
  { kind: 'lost', text: found, closes: true },
  { kind: 'network', text: notSaved, closes: false },
] as const)('a change with the fault $kind is verified against the record', async ({ kind, text, closes }) => {
  const { user, notices } = await open()
  await user.click(screen.getAllByRole('button', { name: /^编辑/ })[0] as HTMLElement)
  await screen.findAllByRole('treeitem')
  await user.clear(nameBox())
  await user.type(nameBox(), `改名 ${kind}`)
  injectFault('tenantPackage.submit', kind)
  await user.click(dialog().getByRole('button', { name: '保存' }))
  await waitFor(() => expect(notices.map((notice) => notice.text)).toEqual([text]))
  expect(screen.queryByRole('dialog') === null).toBe(closes)
  expect(await findRecords(`改名 ${kind}`)).toHaveLength(closes ? 1 : 0)
})

test.each([
  { kind: 'lost', text: found },
  { kind: 'network', text: notSaved },
] as const)('a deletion with the fault $kind is verified', async ({ kind, text }) => {
  const { user, notices } = await open()
  await chooseAction('删除')
  injectFault('tenantPackage.remove', kind)
  await user.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(notices.map((notice) => notice.text)).toEqual([text]))
})

// last, because it signs the user out
test('a write that is aborted by the end of the session is not verified', async () => {
  const { notices, save } = await fillNew('已经退出')
  let arrived = false
  const queries: string[] = []
  platform.network.server.use(
    http.post('*/tenant-package/submit', () => {
      arrived = true
      return new Promise<never>(() => undefined)
    }),
  )
  await save()
  await waitFor(() => expect(arrived).toBe(true))
  platform.network.server.events.on('request:start', ({ request }) => void queries.push(new URL(request.url).searchParams.toString()))
  await platform.client.session.signOut()
  await waitFor(() => expect(dialog().getByRole('button', { name: '保存' })).toHaveProperty('disabled', false))
  platform.network.server.events.removeAllListeners()
  expect(queries.filter((query) => query.includes('packageName'))).toEqual([])
  expect(notices).toEqual([])
})
