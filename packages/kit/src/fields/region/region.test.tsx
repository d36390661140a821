import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeServer, renderCells, renderInput, withKitProviders } from '../testing/render-field'
import { region } from './region'
import { getRegionPath } from './region-code'

const box = () => screen.findByRole('combobox', { name: '名称' })
const holds = (word: string) => waitFor(async () => expect(await box()).toHaveProperty('value', word))
const option = (name: string) => screen.findByRole('option', { name })
const offered = () => screen.getAllByRole('option').map((one) => one.textContent)

const children: Readonly<Record<string, readonly { id: string; title: string }[]>> = {
  '00': [
    { id: '33', title: '浙江省' },
    { id: '81', title: '香港特别行政区' },
  ],
  '33': [{ id: '3301', title: '杭州市' }],
  '3301': [
    { id: '330106', title: '西湖区' },
    { id: '330109', title: '萧山区' },
  ],
}
const server: FakeServer = (url) => children[url.searchParams.get('parentCode') ?? ''] ?? []

test('loads the next level when a division is selected', async () => {
  const { calls, user, wire, note } = renderInput(region({ requiredLevel: 'district' }), { server })
  await user.click(await box())
  await user.click(await option('浙江省'))
  expect(note()).toBe('请选择到县级')
  await user.click(await option('杭州市'))
  await user.click(await option('萧山区'))
  expect(wire()).toBe('330109')
  expect(note()).toBe('')
  expect(screen.queryByRole('listbox')).toBeNull()
  await holds('浙江省 / 杭州市 / 萧山区')
  expect(calls.map((url) => url.searchParams.get('parentCode'))).toEqual(['00', '33', '3301'])
})

test('works by keyboard alone: search, Enter and back', async () => {
  const { user, wire } = renderInput(region(), { server })
  ;(await box()).focus()
  await user.keyboard('{ArrowDown}')
  await option('浙江省')
  await user.keyboard('香港{Enter}')
  expect(wire()).toBe('81')
  expect(await screen.findByText('‹ 返回上一级')).toBeTruthy()
  await user.keyboard('{Enter}')
  await option('浙江省')
  await user.keyboard('浙江{Enter}')
  await option('杭州市')
  await user.keyboard('{Enter}')
  await option('西湖区')
  await user.keyboard('{Enter}')
  expect(wire()).toBe('330106')
})

test('a stored code shows its path, opens at its level', async () => {
  const { user, wire } = renderInput(region(), { record: { it: '330106' }, server })
  await holds('浙江省 / 杭州市 / 西湖区')
  await user.click(await box())
  expect(offered()).toEqual(['‹ 返回上一级', '西湖区', '萧山区'])
  expect(await option('西湖区')).toHaveProperty('ariaSelected', 'true')
  await user.click(await option('‹ 返回上一级'))
  await user.click(await option('杭州市'))
  expect(wire()).toBe('3301')
  await user.keyboard('{Escape}')
  await holds('浙江省 / 杭州市')
  await user.click(screen.getByRole('button', { name: '清除' }))
  expect(wire()).toBe('')
})

test('keeps a code that the server no longer knows', async () => {
  const { wire } = renderInput(region(), { record: { it: '330199' }, server })
  await holds('330199')
  expect(wire()).toBe('330199')
})

test('a list shows the name in the row, or else the code', () => {
  const { texts } = renderCells(region({ nameField: 'regionName' }), [
    { it: '330106', regionName: '西湖区' },
    { it: '330109' },
    { it: '<b>' },
  ])
  expect(texts()).toEqual(['西湖区', '330109', '<b>'])
})

test('an invalid code has no path', () => {
  expect(getRegionPath('330106')).toEqual(['33', '3301', '330106'])
  for (const text of ['', '3', '00a', '33010', '杭州']) expect(getRegionPath(text)).toEqual([])
  expect(region().validate({ code: '33010', name: '' })).toEqual({ key: 'form.malformed' })
})

test('shows the name of a code whose record brings none, from the list of its parent', async () => {
  const field = region()
  const { element, calls } = withKitProviders(field.Detail && <field.Detail value={field.parse('330106', {})} />, { server })
  const { container } = render(element)
  await waitFor(() => expect(container.textContent).toBe('西湖区'))
  expect(calls.map((url) => url.searchParams.get('parentCode'))).toEqual(['3301'])
})
