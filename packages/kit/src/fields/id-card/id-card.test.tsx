import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderCells } from '../testing/render-field'
import { idCard } from './id-card'
import { computeCheckDigit, maskIdCard, validateIdCard } from './id-card-number'

const birthdays = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
const numbers = fc.tuple(fc.stringMatching(/^\d{6}$/), birthdays, fc.stringMatching(/^\d{3}$/)).map(([region, day, order]) => {
  const first = `${region}${day.toISOString().slice(0, 10).replaceAll('-', '')}${order}`
  return `${first}${computeCheckDigit(first)}`
})

test('accepts the published example', () => {
  expect(validateIdCard('11010519491231002X')).toBeUndefined()
  expect(validateIdCard('11010519491231002x')).toBeUndefined()
  expect(validateIdCard('110105194912310021')).toEqual({ key: 'fields.idCard.checksum' })
})

test('accepts correct check digits, rejects any mistyped digit', () => {
  fc.assert(
    fc.property(numbers, fc.nat(16), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      expect(validateIdCard(number)).toBeUndefined()
      const wrong = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`
      expect(validateIdCard(wrong)).toBeDefined()
    }),
  )
})

test('names a day that the calendar does not have', () => {
  const first = '11010519490230002'
  expect(validateIdCard(`${first}${computeCheckDigit(first)}`)).toEqual({ key: 'fields.idCard.birthday' })
})

test('a number masked by the server means unchanged', () => {
  expect(validateIdCard('330106********1127')).toBeUndefined()
  expect(validateIdCard('330106*******11127')).toEqual({ key: 'fields.idCard.length' })
})

test('lists and exports never show the middle', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const maskedText = idCard().toText(number)
      expect(maskedText).toBe(`${number.slice(0, 6)}********${number.slice(-4)}`)
    }),
  )
  const { texts } = renderCells(idCard(), [{ it: '11010519491231002X' }, { it: '1101' }, { it: null }])
  expect(texts()).toEqual(['110105********002X', '****', ''])
})

test('masking never splits a surrogate pair', () => {
  expect(maskIdCard('😀'.repeat(11))).toBe(`${'😀'.repeat(6)}*${'😀'.repeat(4)}`)
})
