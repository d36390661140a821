import { expect, test } from 'vitest'
import { renderCells } from '../testing/render-field'
import { translatedText } from './translated-text'

test('a word has the colour of its state, and one that no text knows stays as it came', () => {
  const field = translatedText({ tones: { 锁定: 'danger' } })
  const { texts } = renderCells(field, [{ it: '锁定' }, { it: '休眠' }, { it: '' }, { it: null }, {}])
  expect(texts()).toEqual(['锁定', '休眠', '', '', ''])
  expect([...document.querySelectorAll('.kit-tag')].map((tag) => tag.className.includes('bg-red'))).toEqual([true, false])
})

test('without colours it is plain text', () => {
  const { texts } = renderCells(translatedText(), [{ it: '锁定' }])
  expect([texts(), document.querySelector('.kit-tag')]).toEqual([['锁定'], null])
})
