import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderInput } from '../testing/render-field'
import { json } from './json'
import { formatJson } from './json-text'

test('formatting preserves the value of any JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(formatJson(text))).toEqual(JSON.parse(text))
    }),
  )
})

test('does not format numbers that JavaScript would round', () => {
  expect(formatJson('{"id":9007199254740993}')).toBe('{"id":9007199254740993}')
  expect(formatJson('{bad')).toBe('{bad')
})

test('rejects malformed JSON with a reason, sends valid JSON as typed', async () => {
  const { user, note, wire } = renderInput(json(), { record: { it: '{"a":1' } })
  expect(note()).toBe('不是有效的 JSON：第 1 行第 7 列之后没有写完')
  await user.click(await screen.findByRole('textbox', { name: '名称' }))
  await user.keyboard('}')
  expect(note()).toBe('')
  expect(wire()).toBe('{"a":1}')
  await user.click(screen.getByRole('button', { name: '整理格式' }))
  expect(wire()).toBe('{\n  "a": 1\n}')
})
