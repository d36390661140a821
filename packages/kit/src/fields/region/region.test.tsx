import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseOption, openOptions } from '../../testing/choose'
import { renderCells, renderInput, type Server } from '../testing/render-field'
import { region } from './region'
import { pathOf } from './region-code'

const textsOf = (options: readonly HTMLElement[]) => options.map((option) => option.textContent)
const holds = (name: string, word: string) => waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveProperty('value', word))

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
const server: Server = (url) => children[url.searchParams.get('parentCode') ?? ''] ?? []

test('each level asks for the children of the choice before it', async () => {
  const { calls, wire, note } = renderInput(region({ least: 'district' }), { server })
  await chooseOption(screen, '省级', '浙江省')
  expect(note()).toBe('请选择到县级')
  await chooseOption(screen, '地级', '杭州市')
  await chooseOption(screen, '县级', '萧山区')
  expect(wire()).toBe('330109')
  expect(note()).toBe('')
  expect(calls.map((url) => url.searchParams.get('parentCode'))).toEqual(['00', '33', '3301'])
})

test('a code on record opens at its place; another province starts anew', async () => {
  const { wire } = renderInput(region(), { record: { it: '330106' }, server })
  await holds('县级', '西湖区')
  expect(textsOf(await openOptions(screen, '县级'))).toEqual(['县级', '西湖区', '萧山区'])
  await chooseOption(screen, '县级', '县级')
  expect(wire()).toBe('3301')
  await chooseOption(screen, '省级', '香港特别行政区')
  expect(wire()).toBe('81')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: '地级' })).toBeNull())
})

test('a code that the server does not know any more is kept', async () => {
  const { wire } = renderInput(region(), { record: { it: '330199' }, server })
  await holds('县级', '330199')
  expect(wire()).toBe('330199')
})

test('a list shows the name that the row has, else the code', () => {
  const { texts } = renderCells(region({ named: 'regionName' }), [{ it: '330106', regionName: '西湖区' }, { it: '330109' }, { it: '<b>' }])
  expect(texts()).toEqual(['西湖区', '330109', '<b>'])
})

test('what is no code has no place', () => {
  expect(pathOf('330106')).toEqual(['33', '3301', '330106'])
  for (const text of ['', '3', '00a', '33010', '杭州']) expect(pathOf(text)).toEqual([])
  expect(region().check({ code: '33010', name: '' })).toEqual({ text: 'form.malformed' })
})
