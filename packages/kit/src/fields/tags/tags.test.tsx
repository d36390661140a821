import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { tags } from './tags'

test('Enter, commas and blur add a tag without submitting', async () => {
  const { user, wire } = renderInput(tags(), { record: { it: '老字号' } })
  const sent = vi.fn((event: Event) => event.preventDefault())
  ;(await screen.findByRole('form')).addEventListener('submit', sent)
  await user.type(await screen.findByRole('textbox', { name: '名称' }), '湖景{Enter}亲子，夜游,老字号')
  await user.tab()
  expect(wire()).toBe('老字号,湖景,亲子,夜游')
  expect(sent).not.toHaveBeenCalled()
})

test('button and Backspace remove a tag', async () => {
  const { user, wire } = renderInput(tags(), { record: { it: '甲,乙,丙' } })
  await user.click(await screen.findByRole('button', { name: '移除甲' }))
  await user.keyboard('{Backspace}')
  expect(wire()).toBe('乙')
})

test('rejects more tags than allowed', () => {
  expect(tags({ max: 1 }).validate(['甲', '乙'])).toEqual({ key: 'fields.tags.tooMany', values: { max: 1 } })
})

test('renders hostile tags as text, without duplicates', () => {
  const { texts } = renderCells(tags(), [{ it: '<b>x</b>,甲, 甲 ,,' }, { it: null }, { it: { a: 1 } }])
  expect(texts()).toEqual(['<b>x</b>甲', '', '{"a":1}'])
})
