import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { chooseOption, openOptions } from '../../testing/interactions'
import { exportValues, type FakeServer, renderCells, renderInput, withKitProviders } from '../testing/render-field'
import { bizDict, dict } from './dict'
import { parseEntries } from './entries'

const getTexts = (options: readonly HTMLElement[]) => options.map((option) => option.textContent)
const isSelected = (option: HTMLElement) => option.getAttribute('aria-selected') === 'true'
const holds = (name: string, word: string) => waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveProperty('value', word))

const sexes = [
  { dictKey: -1, dictValue: '性别' },
  { dictKey: 1, dictValue: '男' },
  { dictKey: '2', dictValue: '女' },
  { dictKey: 2, dictValue: '另一个女' },
  { dictKey: 3, dictValue: '未知', isSealed: 1 },
]
const server: FakeServer = () => sexes
const sex = dict('sex', { tones: { 1: 'info', 2: 'success' } })

test('a column loads its dictionary once', async () => {
  const { calls, texts } = renderCells(sex, [{ it: 1 }, { it: '2' }, { it: 1 }], { server })
  await waitFor(() => expect(texts()).toEqual(['男', '女', '男']))
  expect(calls.map((url) => `${url.pathname}${url.search}`)).toEqual(['/api/jwsk-system/dict/dictionary?code=sex'])
  cleanup()
  const business = renderCells(bizDict('on_off'), [{ it: 1 }], { server })
  await waitFor(() => expect(business.texts()).toEqual(['男']))
  expect(business.calls.map((url) => url.pathname)).toEqual(['/api/jwsk-system/dict-biz/dictionary'])
})

test('F40 unknown keys are shown as raw text and -1 is empty', async () => {
  const { texts } = renderCells(sex, [{ it: 9 }, { it: '<img src=x>' }, { it: '__proto__' }, { it: -1 }, { it: null }, { it: 3 }], {
    server,
  })
  await waitFor(() => expect(texts()).toEqual(['9', '<img src=x>', '__proto__', '', '', '未知']))
})

test('colors a label and shows unknown keys in the neutral color', async () => {
  renderCells(sex, [{ it: 2 }, { it: 'constructor' }], { server })
  expect((await screen.findByText('女')).dataset['tone']).toBe('success')
  expect(screen.getByText('constructor').dataset['tone']).toBe('quiet')
})

test('F40 keys are shown if the dictionary fails to load', async () => {
  const { texts } = renderCells(sex, [{ it: 1 }], {
    server: () => Response.json({ code: 500, success: false, msg: '坏了' }, { status: 500 }),
  })
  await waitFor(() => expect(texts()).toEqual(['1']))
})

test('sends a number and offers a disabled entry only if selected', async () => {
  const { wire } = renderInput(sex, { record: { it: 1 }, server })
  await holds('名称', '男')
  expect(getTexts(await openOptions(screen, '名称'))).toEqual(['请选择', '男', '女'])
  await chooseOption(screen, '名称', '女')
  expect(wire()).toBe(2)
  await chooseOption(screen, '名称', '请选择')
  expect(wire()).toBeUndefined()
  cleanup()
  renderInput(sex, { record: { it: 3 }, server })
  await holds('名称', '未知')
  expect(getTexts((await openOptions(screen, '名称')).filter(isSelected))).toEqual(['未知'])
})

test('keeps an unknown value until another is selected', async () => {
  const { wire } = renderInput(sex, { record: { it: 7 }, server })
  await holds('名称', '7')
  expect(wire()).toBe(7)
})

test('joins several keys into one text, in dictionary order', async () => {
  const field = dict('sex', { join: ',' })
  const { wire } = renderInput(field, { record: { it: '2,7' }, server })
  await holds('名称', '女, 7')
  expect(getTexts((await openOptions(screen, '名称')).filter(isSelected))).toEqual(['7', '女'])
  await chooseOption(screen, '名称', '男')
  expect(wire()).toBe('7,1,2')
  await chooseOption(screen, '名称', '7')
  expect(wire()).toBe('1,2')
  cleanup()
  const { texts } = renderCells(field, [{ it: '1,2' }], { server })
  await waitFor(() => expect(texts()).toEqual(['男、女']))
})

test('keeps text keys as text', () => {
  const key = dict('key_type', { wire: 'text' })
  expect(key.serialize(key.parse('sm2'))).toBe('sm2')
})

test('F40 choices that failed to load can be retried', async () => {
  let isBroken = true
  const failing: FakeServer = () => (isBroken ? Response.json({ code: 400, success: false, msg: '坏了' }, { status: 400 }) : sexes)
  const { user } = renderInput(sex, { server: failing })
  const retry = await screen.findByRole('button', { name: '重试' })
  isBroken = false
  await user.click(retry)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(getTexts(await openOptions(screen, '名称'))).toContain('男')
})

test('an export has labels loaded once and raw unknown keys', async () => {
  const { calls, words } = await exportValues(sex, [{ it: 1 }, { it: 2 }, { it: 9 }, { it: '' }], { server })
  expect(words).toEqual(['男', '女', '9', ''])
  expect(calls).toHaveLength(1)
  expect((await exportValues(dict('sex', { join: ',' }), [{ it: '1,2' }], { server })).words).toEqual(['男、女'])
})

test('translates known words in columns, choices and exports', async () => {
  const english = { 男: 'Male' }
  const own = { dictKey: 4, dictValue: '不愿.说:{{明}}' }
  const surroundings = { english, server: () => [...sexes, own] }
  const { texts } = renderCells(sex, [{ it: 1 }, { it: 2 }, { it: 4 }, { it: 9 }], surroundings)
  await waitFor(() => expect(texts()).toEqual(['Male', '女', own.dictValue, '9']))
  cleanup()
  renderInput(sex, { record: { it: 1 }, ...surroundings })
  await holds('名称', 'Male')
  expect(getTexts(await openOptions(screen, '名称'))).toEqual(['请选择', 'Male', '女', own.dictValue])
  expect((await exportValues(sex, [{ it: 1 }, { it: 4 }], surroundings)).words).toEqual(['Male', own.dictValue])
})

function Filter() {
  const [value, setValue] = useState('')
  return (
    <>
      <label htmlFor="filter">性别</label>
      {sex.Filter && <sex.Filter id="filter" value={value} onChange={setValue} />}
    </>
  )
}

test('a filter offers every label and "all"', async () => {
  render(withKitProviders(<Filter />, { server }).element)
  await holds('性别', '全部')
  expect(getTexts(await openOptions(screen, '性别'))).toEqual(['全部', '男', '女'])
})

test('F40 any dictionary payload is parsed safely', () => {
  for (const payload of [null, undefined, '', 1, {}, [null, 1, 'a', [], {}, { dictKey: null }, { dictKey: {} }]])
    expect(Array.isArray(parseEntries(payload))).toBe(true)
  expect(parseEntries([{ dictKey: 1, dictValue: null }])).toEqual([{ key: '1', label: '1', isDisabled: false }])
})
