import { expect, test } from 'vitest'
import { renderCells } from '../testing/render-field'
import { translatedText } from './translated-text'

test('colors a known word, shows an unknown one unchanged', () => {
  const field = translatedText({ tones: { 锁定: 'danger' } })
  const { texts } = renderCells(field, [{ it: '锁定' }, { it: '休眠' }, { it: '' }, { it: null }, {}])
  expect(texts()).toEqual(['锁定', '休眠', '', '', ''])
  expect([...document.querySelectorAll('.kit-tag')].map((tag) => tag.getAttribute('data-tone') === 'danger')).toEqual([true, false])
})

test('without colors, renders plain text', () => {
  const { texts } = renderCells(translatedText(), [{ it: '锁定' }])
  expect([texts(), document.querySelector('.kit-tag')]).toEqual([['锁定'], null])
})
