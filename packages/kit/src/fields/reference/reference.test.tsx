import { parkingLot, scenicSpot } from '@jwsk/sdk/biz'
import { defineProfile } from '@jwsk/sdk/profiles'
import { post, tenant, user as userEntity } from '@jwsk/sdk/system'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { exportValues, type FakeServer, renderCells, renderInput, withKitProviders } from '../testing/render-field'
import { reference } from './reference'
import { parseReferences, toChoices } from './reference-source'

const lots = [
  { id: '1800000000000001001', lotName: '西湖风景区一号停车场' },
  { id: '1800000000000001002', lotName: '湘湖游客中心停车场' },
  { id: '1800000000000001003', lotName: '<b>灵隐</b>' },
]
const server: FakeServer = (url) => {
  const ids = url.searchParams.get('ids')?.split(',')
  const name = url.searchParams.get('lotName') ?? ''
  return lots.filter((lot) => (!ids || ids.includes(lot.id)) && lot.lotName.includes(name))
}
const lot = reference(parkingLot, 'lotName')

test('loads all names of a page in one call', async () => {
  const ids = ['1800000000000001001', '1800000000000001003', '1800000000000001001', '404', '']
  const { calls, texts } = renderCells(
    lot,
    ids.map((it) => ({ it })),
    { server },
  )
  await waitFor(() => expect(texts()).toEqual(['西湖风景区一号停车场', '<b>灵隐</b>', '西湖风景区一号停车场', '404', '']))
  expect(calls).toHaveLength(1)
  expect(calls[0]?.searchParams.get('ids')).toBe('1800000000000001001,1800000000000001003,404')
})

test('two hundred rows use two batches', async () => {
  const records = Array.from({ length: 200 }, (_, index) => ({ it: String(index + 1) }))
  const { calls } = renderCells(lot, records, { server })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map((url) => url.searchParams.get('ids')?.split(',').length)).toEqual([100, 100])
})

test('a name in the row needs no call', async () => {
  const named = reference(parkingLot, 'lotName', { nameField: 'lotName' })
  const { calls, texts } = renderCells(named, [{ it: '1800000000000001001', lotName: '一号, 北区' }], { server })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(texts()).toEqual(['一号, 北区'])
  expect(calls).toHaveLength(0)
})

test('finds other names in the short list, loaded once', async () => {
  const owner = reference({ page: tenant.page, names: tenant.select }, 'tenantName', { keyField: 'tenantId', nameField: 'tenantName' })
  const rows = [{ it: '000000' }, { it: '000001' }, { it: '000002', tenantName: '湘湖' }]
  const { calls, texts } = renderCells(owner, rows, { server: () => [{ tenantId: '000000', tenantName: '云栖湖' }] })
  await waitFor(() => expect(texts()).toEqual(['云栖湖', '000001', '湘湖']))
  expect(calls.map(({ pathname, search }) => pathname + search)).toEqual(['/api/jwsk-system/tenant/select'])
})

test('finds names that no row contains in the pages of an entity without a short list, in one call', async () => {
  const records = [
    { id: '1', postName: '护林员' },
    { id: '2', postName: '船工' },
  ]
  const many = reference({ page: post.page }, 'postName', { join: ',', nameField: 'postName' })
  const rows = [{ it: '1' }, { it: '2,1' }, { it: '9' }, { it: '3', postName: '电工' }]
  const { calls, texts } = renderCells(many, rows, { server: () => ({ records, total: 2 }) })
  await waitFor(() => expect(texts()).toEqual(['护林员', '船工、护林员', '9', '电工']))
  expect(calls.map(({ pathname, search }) => pathname + search)).toEqual(['/api/jwsk-system/post/page?current=1&size=500'])
})

test('reads further pages only for names that are still missing', async () => {
  const allPosts = Array.from({ length: 1200 }, (_, index) => ({ id: String(index + 1), postName: `岗位${index + 1}` }))
  const onPage = (current: number) => ({ records: allPosts.slice((current - 1) * 500, current * 500), total: allPosts.length })
  const one = reference({ page: post.page }, 'postName')
  const { calls, words } = await exportValues(one, [{ it: '7' }, { it: '501' }], {
    server: (url) => onPage(Number(url.searchParams.get('current'))),
  })
  expect([words, calls.length]).toEqual([['岗位7', '岗位501'], 2])
})

test('shows the id where the platform does not list the entity, or refuses to', async () => {
  const one = reference({ page: post.page }, 'postName')
  const absent = renderCells(one, [{ it: '1' }], { profile: defineProfile({ name: 'small', unsupported: ['post'] }) })
  await waitFor(() => expect(absent.texts()).toEqual(['1']))
  expect(absent.calls).toEqual([])
  const refused = renderCells(one, [{ it: '1' }], { server: () => Response.json({ code: 403, success: false, msg: '' }, { status: 403 }) })
  await waitFor(() => expect(refused.texts().at(-1)).toBe('1'))
})

test('ignores names that do not pair up with the ids', () => {
  expect(parseReferences('1,2', '甲,乙')).toEqual([
    { id: '1', name: '甲' },
    { id: '2', name: '乙' },
  ])
  expect(parseReferences('1,2', '甲,乙,丙')).toEqual([{ id: '1' }, { id: '2' }])
  expect(parseReferences('-1', '')).toEqual([])
  expect(parseReferences({ a: 1 }, ['x'])).toHaveLength(1)
})

test('shows ids that no call can carry unchanged', async () => {
  const { calls, texts } = renderCells(lot, [{ it: 'a b/../c' }], { server })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(texts()).toEqual(['a b/../c'])
  expect(calls).toHaveLength(0)
})

test('searches on the server after a debounce, sends the exact id', async () => {
  const { user, calls, wire } = renderInput(lot, { server })
  const box = await screen.findByRole('combobox', { name: '名称' })
  await user.click(box)
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  await user.type(box, '湘湖')
  await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['湘湖游客中心停车场']))
  expect(calls.map((url) => url.searchParams.get('lotName'))).toEqual([null, '湘湖'])
  await user.keyboard('{Enter}')
  expect(wire()).toBe('1800000000000001002')
  expect(box).toHaveProperty('value', '湘湖游客中心停车场')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: '清除' }))
  expect(wire()).toBe('')
})

test('sends the key field instead of the id', async () => {
  const byCode = reference({ page: tenant.page }, 'tenantName', { keyField: 'tenantId' })
  const tenants: FakeServer = () => ({ records: [{ id: '1800000000000009001', tenantId: '000001', tenantName: '湘湖' }], total: 1 })
  const { user, wire } = renderInput(byCode, { server: tenants })
  await user.click(await screen.findByRole('combobox', { name: '名称' }))
  await user.click(await screen.findByRole('option', { name: '湘湖' }))
  expect(wire()).toBe('000001')
})

test('works by keyboard where Escape closes only the list', async () => {
  const { user, wire } = renderInput(lot, { record: { it: '1800000000000001001' }, server })
  const box = await screen.findByRole('combobox')
  await waitFor(() => expect(box).toHaveProperty('value', '西湖风景区一号停车场'))
  let escapes = 0
  const count = (event: KeyboardEvent) => {
    if (event.key === 'Escape') escapes += 1
  }
  document.addEventListener('keydown', count)
  box.focus()
  await user.keyboard('{ArrowDown}')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: '湘湖游客中心停车场' }).id)
  await user.keyboard('{Escape}')
  expect(escapes).toBe(0)
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Escape}')
  expect(escapes).toBe(1)
  document.removeEventListener('keydown', count)
  expect(wire()).toBe('1800000000000001001')
})

test('shows several as chips, removed by button or Backspace', async () => {
  const many = reference(scenicSpot, 'spotName', { join: ',', nameField: 'names' })
  const spots: FakeServer = () => [{ id: '3', spotName: '湘湖' }]
  const { user, wire } = renderInput(many, { record: { it: '1,2', names: '西湖,灵隐' }, server: spots })
  const box = await screen.findByRole('combobox')
  await user.click(box)
  await user.click(await screen.findByRole('option', { name: '湘湖' }))
  expect(wire()).toBe('1,2,3')
  await user.click(screen.getByRole('button', { name: '移除灵隐' }))
  expect(wire()).toBe('1,3')
  box.focus()
  await user.keyboard('{Backspace}')
  expect(wire()).toBe('1')
})

test('searches an entity without a short list by pages', async () => {
  const person = reference(userEntity, 'realName', { nameField: 'userName' })
  const { user, calls } = renderInput(person, {
    server: () => ({ records: [{ id: '9', realName: '陈晓雨' }], total: 1, size: 50, current: 1, pages: 1 }),
  })
  await user.click(await screen.findByRole('combobox'))
  expect((await screen.findByRole('option')).textContent).toBe('陈晓雨')
  expect(calls[0]?.pathname).toBe('/api/jwsk-system/user/page')
  expect(calls[0]?.searchParams.get('size')).toBe('50')
})

test('shows a failed search and offers a retry', async () => {
  let isBroken = true
  const failing: FakeServer = (url) =>
    isBroken ? Response.json({ code: 400, success: false, msg: '坏了' }, { status: 400 }) : server(url, {})
  const { user } = renderInput(lot, { server: failing })
  await user.click(await screen.findByRole('combobox'))
  const retry = await screen.findByRole('button', { name: '重试' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findAllByRole('option')).toHaveLength(3)
})

test('an export loads each missing name once, in batches', async () => {
  const records = Array.from({ length: 1000 }, (_, index) => ({ it: String(index % 150) }))
  const { calls, words } = await exportValues(lot, [...records, { it: '1800000000000001002' }], { server })
  expect(calls).toHaveLength(2)
  expect(words.at(-1)).toBe('湘湖游客中心停车场')
  const named = reference(parkingLot, 'lotName', { nameField: 'lotName' })
  expect((await exportValues(named, [{ it: '1', lotName: '一号' }], { server })).calls).toHaveLength(0)
})

function Filter() {
  const [value, setValue] = useState('1800000000000001002')
  return (
    <>
      {lot.Filter && <lot.Filter id="filter" value={value} onChange={setValue} />}
      <output>{value}</output>
    </>
  )
}

test('a filter from the URL shows the name of its id', async () => {
  render(withKitProviders(<Filter />, { server }).element)
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', '湘湖游客中心停车场'))
})

test('does not offer records that contradict the filter', async () => {
  const people = [
    { id: '1', realName: '林小雨', status: 1 },
    { id: '2', realName: '白寻客', status: 0 },
    { id: '3', realName: '田物安' },
    { id: '4', realName: '岑青岚', status: '0,1' },
  ]
  expect(toChoices({ records: people }, { label: 'realName', keyField: 'id', filter: { status: 1 } }).map(({ name }) => name)).toEqual([
    '林小雨',
    '田物安',
    '岑青岚',
  ])
})
