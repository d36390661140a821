import { chooseOption, renderScreen, typeDate } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { JwskError } from '@jwsk/sdk'
import { type RentPlace, rentPayment, rentPlace } from '@jwsk/sdk/biz'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rent } from '../plugin'
import { toDraft } from '../views/current-place'

const { client } = startPlatform()

const permissions = ['add', 'edit', 'view', 'delete', 'enable', 'pay'].map((verb) => `rent_place_${verb}`)

const fetchPlaces = (status: number) => client.call(rentPlace.list, { status })

async function fetchPlace(status: number, matches: Partial<RentPlace> = {}): Promise<RentPlace> {
  const found = (await fetchPlaces(status)).find((place) =>
    Object.entries(matches).every(([name, value]) => Reflect.get(place, name) === value),
  )
  if (!found) throw new Error(`no place has the status ${status}`)
  return found
}

const refetch = async ({ id }: RentPlace): Promise<Partial<RentPlace>> => (await client.call(rentPlace.detail, { id })) ?? {}

const setStatus = ({ id }: RentPlace, status: number) => client.call(rentPlace.changeStatus, { ids: id, status })

/** Opens the details of a place. */
async function openPlace({ id }: RentPlace, granted = permissions) {
  const rendered = renderScreen(rent, { path: `/biz/rentPlace?open=${id}`, client, permissions: granted })
  const drawer = await screen.findByRole('dialog')
  await within(drawer).findAllByRole('button', { name: '关闭' })
  await within(drawer).findByText('计价单位')
  return { ...rendered, drawer: within(drawer) }
}

type Scope = Awaited<ReturnType<typeof openPlace>>['drawer']

/** Returns the actions of the opened record, those of its menu included. */
async function listActions(drawer: Scope): Promise<readonly string[]> {
  const menu = drawer.queryByRole('button', { name: /^更多/ })
  const names = ['出租', '登记收款', '续租', '恢复租约', '开放租赁', '停租', '维护', '退租']
  const isButton = (name: string) => drawer.queryByRole('button', { name }) !== null
  if (menu) fireEvent.click(menu)
  const items = menu ? (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent) : []
  return names.filter((name) => isButton(name) || items.includes(name))
}

/** Runs an action of the opened record, by its button or the menu. */
async function act({ drawer }: { readonly drawer: Scope }, name: string, role = 'dialog'): Promise<Scope> {
  const button = drawer.queryByRole('button', { name })
  if (button) fireEvent.click(button)
  else {
    fireEvent.click(drawer.getByRole('button', { name: /^更多/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name }))
  }
  return within(await screen.findByRole(role, { name: new RegExp(`^${name}`) }))
}

const type = (dialog: Scope, name: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(name), { target: { value } })

async function typeTerm(dialog: Scope, start: string, end: string) {
  const term = within(await dialog.findByRole('group', { name: /租期|账期/ }))
  await typeDate(term, /^(租期|账期)/, start)
  await typeDate(term, '结束', end)
}

const confirm = (dialog: Scope, name: string) => fireEvent.click(dialog.getByRole('button', { name }))

test.each([
  [1, ['出租', '停租', '维护']],
  [2, ['登记收款', '续租', '维护', '退租']],
  [3, ['开放租赁']],
  [0, ['开放租赁', '维护']],
])('offers a place with status %i %j', async (status, names) => {
  const { drawer } = await openPlace(await fetchPlace(status))
  expect(await listActions(drawer)).toEqual(names)
})

test('a place under repair with a lease resumes it', async () => {
  const place = await fetchPlace(2)
  await setStatus(place, 3)
  const opened = await openPlace(place)
  expect(await listActions(opened.drawer)).toEqual(['恢复租约'])
  const dialog = await act(opened, '恢复租约', 'alertdialog')
  confirm(dialog, '恢复租约')
  await waitFor(async () =>
    expect(await refetch(place)).toMatchObject({ status: 2, tenantName2: place.tenantName2, rentEnd: place.rentEnd }),
  )
})

test('leases a place and keeps its other values', async () => {
  const place = await fetchPlace(1)
  const before = await refetch(place)
  const opened = await openPlace(place)
  const dialog = await act(opened, '出租')
  expect((await dialog.findByLabelText<HTMLInputElement>(/押金/)).value).toBe(String(place.depositAmount))
  confirm(dialog, '出租')
  expect(await dialog.findByText('请选择租期')).toBeTruthy()
  expect(dialog.getByText('请输入当前承租方')).toBeTruthy()
  type(dialog, /当前承租方/, '钱塘摄影协会')
  await typeTerm(dialog, '2030-01-01', '2030-01-01')
  expect(await dialog.findByText('结束必须晚于开始')).toBeTruthy()
  await typeTerm(dialog, '2030-01-01', '2030-12-31')
  confirm(dialog, '出租')
  await waitFor(() => expect(opened.notices).toContainEqual(expect.objectContaining({ severity: 'success' })))
  const after = await refetch(place)
  expect(after).toEqual({
    ...before,
    updateUser: after.updateUser,
    updateTime: after.updateTime,
    status: 2,
    tenantName2: '钱塘摄影协会',
    rentStart: '2030-01-01',
    rentEnd: '2030-12-31',
  })
})

/** Matches the innermost element of a moment or an amount, whose parts are elements of their own. */
const hasText = (text: string) => (_: string, element: Element | null) =>
  element?.matches('time, .kit-number') === true && element.textContent === text

test('renews a lease to a later end with another rent', async () => {
  const place = await fetchPlace(2)
  const { tenantName2 = '', rentStart = '', rentEnd = '', depositAmount } = place
  const opened = await openPlace(place)
  const dialog = await act(opened, '续租')
  await dialog.findByText(tenantName2)
  expect(dialog.getByText(hasText(rentStart))).toBeTruthy()
  await typeDate(dialog, /新到期日/, rentEnd)
  confirm(dialog, '续租')
  expect(await dialog.findByText(`新到期日必须晚于 ${rentEnd}`)).toBeTruthy()
  await typeDate(dialog, /新到期日/, '2031-06-30')
  type(dialog, /租金/, '999.00')
  confirm(dialog, '续租')
  await waitFor(async () =>
    expect(await refetch(place)).toMatchObject({
      status: 2,
      tenantName2,
      rentStart,
      rentEnd: '2031-06-30',
      rentPrice: '999.00',
      depositAmount,
    }),
  )
})

test('an early return names tenant, end, deposit and the days left', async () => {
  const place = await fetchPlace(2)
  const { tenantName2 = '', rentEnd = '', depositAmount } = place
  const opened = await openPlace(place)
  const dialog = await act(opened, '退租')
  await dialog.findByText(tenantName2)
  expect(dialog.getByText(hasText(rentEnd))).toBeTruthy()
  expect(dialog.getByText(hasText(`¥${Number(depositAmount).toLocaleString('en', { minimumFractionDigits: 2 })}`))).toBeTruthy()
  expect(dialog.getByRole('alert').textContent).toMatch(/距到期还有 \d+ 天，属于提前退租。/)
  confirm(dialog, '退租')
  await waitFor(async () => expect(await refetch(place)).toMatchObject({ status: 1, tenantName2: '', rentStart: '', rentEnd: '' }))
})

test('a return after the end of the term has no warning', async () => {
  const place = await fetchPlace(2)
  await client.call(rentPlace.submit, { ...toDraft(place), rentStart: '2020-01-01', rentEnd: '2020-12-31' })
  const dialog = await act(await openPlace(place), '退租')
  await dialog.findByText('2020-12-31')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('records the next unpaid period at its rent and lists the payment', async () => {
  const place = await fetchPlace(2, { rentUnit: 3 })
  const before = await client.call(rentPayment.list, { id: place.id })
  const opened = await openPlace(place)
  const section = within(await opened.drawer.findByRole('region', { name: '收款记录' }))
  await waitFor(() => expect(section.getAllByRole('row')).toHaveLength(before.length + 1))
  expect(section.queryByRole('link')).toBeNull()
  const dialog = await act(opened, '登记收款')
  expect((await dialog.findByLabelText<HTMLInputElement>(/实收金额/)).value).toBe(String(place.rentPrice))
  await chooseOption(dialog, /支付方式/, '现金')
  confirm(dialog, '登记收款')
  await waitFor(() => expect(section.getAllByRole('row')).toHaveLength(before.length + 2))
  const [latest] = await client.call(rentPayment.list, { id: place.id })
  expect(latest).toMatchObject({ amount: place.rentPrice, payWay: 3 })
  expect(latest?.periodStart.localeCompare(before[0]?.periodEnd ?? '')).toBe(1)
})

test('the amount follows the period, and an unusual one asks', async () => {
  const place = await fetchPlace(2, { rentUnit: 2 })
  const before = await client.call(rentPayment.list, { id: place.id })
  const dialog = await act(await openPlace(place), '登记收款')
  const amount = await dialog.findByLabelText<HTMLInputElement>(/实收金额/)
  await typeTerm(dialog, '2030-01-01', '2030-01-07')
  await waitFor(() => expect(Number(amount.value)).toBe(Number(place.rentPrice) * 7))
  await chooseOption(dialog, /支付方式/, '现金')
  // a cancelled question ends the submission a moment after it closes
  const submit = async () => {
    await waitFor(() => expect(dialog.getByRole('button', { name: '登记收款' }).getAttribute('aria-busy')).not.toBe('true'))
    confirm(dialog, '登记收款')
  }
  for (const [typed, question] of [
    ['0', '实收金额为 0，请确认。'],
    ['1.00', `实收 ¥1.00，按租金应收 ¥${(Number(place.rentPrice) * 7).toFixed(2)}，相差较大，请确认。`],
  ] as const) {
    fireEvent.change(amount, { target: { value: typed } })
    await submit()
    const asked = within(await screen.findByRole('alertdialog'))
    expect(asked.getByText(question)).toBeTruthy()
    fireEvent.click(asked.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(await client.call(rentPayment.list, { id: place.id })).toHaveLength(before.length)
  await submit()
  confirm(within(await screen.findByRole('alertdialog')), '仍然登记')
  await waitFor(async () => expect(await client.call(rentPayment.list, { id: place.id })).toHaveLength(before.length + 1))
})

test('a platform without payments has neither the action nor the list', async () => {
  const { call, supports } = client
  const isPayment = ({ id }: { readonly id: string }) => id.startsWith('rentPayment.')
  const place = await fetchPlace(2)
  vi.spyOn(client, 'supports').mockImplementation((operation) => !isPayment(operation) && supports(operation))
  vi.spyOn(client, 'call').mockImplementation(((...args: Parameters<typeof call>) =>
    isPayment(args[0])
      ? Promise.reject(new JwskError({ kind: 'absent', message: 'the platform has no payments' }))
      : call.apply(client, args)) as typeof call) // same signature as the client
  const { drawer } = await openPlace(place)
  expect(await listActions(drawer)).toEqual(['续租', '维护', '退租'])
  await waitFor(() => expect(drawer.queryByRole('region', { name: '收款记录' })).toBeNull())
  vi.restoreAllMocks()
})

test('the rate names the places it leaves out', async () => {
  const [stopped, repaired] = await Promise.all([fetchPlaces(0), fetchPlaces(3)])
  renderScreen(rent, { path: '/biz/rentPlace', client, permissions })
  expect((await screen.findByText(/^出租率/)).textContent).toContain(`（不含停租、维护 ${stopped.length + repaired.length} 处）`)
})
