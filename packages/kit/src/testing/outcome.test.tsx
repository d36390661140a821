import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()
afterEach(() => void platform.network.server.resetHandlers())

const found = '没有收到结果，已核对：操作已经生效'
const nothing = '没有收到结果，已核对：暂未查到变化，可以再次提交'
const cannotTell = '没有收到结果：可能已保存，请在列表中核对'
const lose = (operation: string, kind: 'lost' | 'network') => platform.network.faults.add({ operation, kind, times: 1 })
const stored = async (packageName: string) => (await platform.client.call(tenantPackage.page, { packageName })).records

async function open(path = '/packages') {
  const shown = renderScreen(samplePlugin, { path, client: platform.client })
  await screen.findAllByRole('button', { name: /^编辑|^archive/ })
  return shown
}
const dialog = () => within(screen.getByRole('dialog'))
const nameBox = () => dialog().getByLabelText<HTMLInputElement>(/产品包名称/)

async function adding(name: string) {
  const shown = await open()
  await shown.user.click(screen.getByRole('button', { name: '新增' }))
  await screen.findAllByRole('treeitem')
  await shown.user.type(nameBox(), name)
  await shown.user.click(dialog().getByText('停车管理'))
  return { ...shown, save: () => shown.user.click(dialog().getByRole('button', { name: '保存' })) }
}

test('an addition whose answer is lost is looked for, found, and not offered again', async () => {
  const { notices, save } = await adding('回音丢了')
  lose('tenantPackage.submit', 'lost')
  await save()
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: found }]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await stored('回音丢了')).toHaveLength(1)
})

test('an addition that never arrived is said not to be there, and may be sent again', async () => {
  const { notices, save } = await adding('没有送到')
  lose('tenantPackage.submit', 'network')
  await save()
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: nothing }]))
  expect(nameBox().value).toBe('没有送到')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await stored('没有送到')).toHaveLength(1)
})

test('where the list cannot be read either, nothing is said that nobody knows', async () => {
  const { notices, save } = await adding('都断了')
  lose('tenantPackage.submit', 'network')
  platform.network.server.use(http.get('*/tenant-package/page', () => HttpResponse.error()))
  await save()
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: cannotTell }]))
})

test.each([
  { kind: 'lost', text: found, closes: true },
  { kind: 'network', text: nothing, closes: false },
] as const)('a change whose answer is $kind is compared with the record', async ({ kind, text, closes }) => {
  const { user, notices } = await open()
  await user.click(screen.getAllByRole('button', { name: /^编辑/ })[0] as HTMLElement)
  await screen.findAllByRole('treeitem')
  await user.clear(nameBox())
  await user.type(nameBox(), `改名 ${kind}`)
  lose('tenantPackage.submit', kind)
  await user.click(dialog().getByRole('button', { name: '保存' }))
  await waitFor(() => expect(notices.map((notice) => notice.text)).toEqual([text]))
  expect(screen.queryByRole('dialog') === null).toBe(closes)
  expect(await stored(`改名 ${kind}`)).toHaveLength(closes ? 1 : 0)
})

test.each([
  { kind: 'lost', text: found },
  { kind: 'network', text: nothing },
] as const)('a removal whose answer is $kind is asked after', async ({ kind, text }) => {
  const { user, notices } = await open()
  await user.click(screen.getAllByRole('button', { name: /^删除/ })[0] as HTMLElement)
  lose('tenantPackage.remove', kind)
  await user.click(await screen.findByRole('button', { name: '删除' }))
  await waitFor(() => expect(notices.map((notice) => notice.text)).toEqual([text]))
})

// the last one: nobody is signed in after it
test('an addition that the end of the session stops is asked after by nobody', async () => {
  const { notices, save } = await adding('已经退出')
  let arrived = false
  const asked: string[] = []
  platform.network.server.use(
    http.post('*/tenant-package/submit', () => {
      arrived = true
      return new Promise<never>(() => undefined)
    }),
  )
  await save()
  await waitFor(() => expect(arrived).toBe(true))
  platform.network.server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).searchParams.toString()))
  await platform.client.session.signOut()
  await waitFor(() => expect(dialog().getByRole('button', { name: '保存' })).toHaveProperty('disabled', false))
  platform.network.server.events.removeAllListeners()
  expect(asked.filter((query) => query.includes('packageName'))).toEqual([])
  expect(notices).toEqual([])
})
