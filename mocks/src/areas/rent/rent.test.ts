import type { RentPayment, RentPlace } from '@jwsk/sdk/biz'
import { rentPayment, rentPlace } from '@jwsk/sdk/biz'
import { beforeEach, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'

let session: ApiSession

beforeEach(async () => {
  session = await createAdminSession()
})

const getData = async <Data>(answer: ReturnType<ApiSession['call']>) => ((await answer).body as { data: Data }).data

const fetchPlaces = async (status: number) =>
  (await getData<{ records: readonly RentPlace[] }>(session.call(rentPlace.page, { query: { size: '100', status: String(status) } })))
    .records
const fetchPayments = (id: string) => getData<readonly RentPayment[]>(session.call(rentPayment.list, { query: { id } }))

const payment = { periodStart: '2030-01-01', periodEnd: '2030-01-31', amount: '1800', payTime: '2030-01-01 09:00:00', payWay: 1 }

test('a rented place has payments of its lease, latest period first', async () => {
  const places = await fetchPlaces(2)
  expect(places.length).toBeGreaterThan(0)
  for (const { id, rentStart = '', rentPrice } of places) {
    const payments = await fetchPayments(id)
    expect(payments.length).toBeGreaterThan(0)
    const starts = payments.map(({ periodStart }) => periodStart)
    expect(starts).toEqual(starts.toSorted().toReversed())
    expect(starts.at(-1)).toBe(rentStart)
    for (const { amount } of payments) expect(Number(amount) % Number(rentPrice)).toBe(0)
  }
})

test('a recorded payment is listed', async () => {
  const [place] = await fetchPlaces(2)
  const id = String(place?.id)
  const before = await fetchPayments(id)
  await session.call(rentPayment.pay, { body: { ...payment, id } })
  const after = await fetchPayments(id)
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toMatchObject({ ...payment, amount: '1800.00' })
})

test.each([
  { of: 'a place that is free', status: 1, input: payment, msg: '仅已租出的场地可登记收款' },
  {
    of: 'a period that ends before it starts',
    status: 2,
    input: { ...payment, periodEnd: '2029-12-31' },
    msg: 'periodEnd:账期止不能早于账期起',
  },
])('rejects a payment of $of', async ({ status, input, msg }) => {
  const [place] = await fetchPlaces(status)
  const { body } = await session.call(rentPayment.pay, { body: { ...input, id: place?.id } })
  expect(body).toMatchObject({ success: false, msg })
})

test.each([0, 3])('status %i keeps the tenant and the term of a lease', async (status) => {
  const [place] = await fetchPlaces(2)
  const { id = '', tenantName2, rentStart, rentEnd } = place ?? {}
  const setStatus = (next: number) => session.call(rentPlace.changeStatus, { query: { ids: id, status: String(next) } })
  await setStatus(status)
  expect(await getData(session.call(rentPlace.detail, { query: { id } }))).toMatchObject({ status, tenantName2, rentStart, rentEnd })
  await setStatus(2)
})

test('a place without a tenant does not become rented by its status', async () => {
  const [place] = await fetchPlaces(1)
  const { body } = await session.call(rentPlace.changeStatus, { query: { ids: String(place?.id), status: '2' } })
  expect(body).toMatchObject({ success: false, msg: 'tenantName2:已租出时须填写承租方' })
})
