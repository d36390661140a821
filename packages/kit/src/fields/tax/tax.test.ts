import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditCode, taxNumber } from './tax'
import { computeCreditCheckDigit, isCreditCode } from './tax-number'

const codes = fc
  .tuple(fc.stringMatching(/^[159Y][1239]\d{6}$/), fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{9}$/))
  .map(([head, organisation]) => `${head}${organisation}${computeCreditCheckDigit(`${head}${organisation}`)}`)

test('accepts a published credit code, rejects a wrong last character', () => {
  expect(isCreditCode('91110000802100433B')).toBe(true)
  expect(isCreditCode('91110000802100433C')).toBe(false)
  expect(isCreditCode('9111000080210043IB')).toBe(false)
})

test('detects two swapped characters', () => {
  fc.assert(
    fc.property(codes, fc.nat(15), (code, at) => {
      expect(isCreditCode(code)).toBe(true)
      const [left, right] = [code.charAt(at), code.charAt(at + 1)]
      fc.pre(left !== right)
      expect(isCreditCode(`${code.slice(0, at)}${right}${left}${code.slice(at + 2)}`)).toBe(false)
    }),
  )
})

test('a tax number has 15 to 20 characters, sent in capitals', () => {
  expect(taxNumber().validate('33010619800101')).toEqual({ key: 'fields.tax.malformed' })
  expect(taxNumber().validate('330106198001011')).toBeUndefined()
  expect(taxNumber().validate('91110000802100433C')).toEqual({ key: 'fields.tax.creditCode' })
  expect(taxNumber().serialize('9111 0000 8021 0043 3b')).toBe('91110000802100433B')
  expect(creditCode().validate('91110000802100433b')).toBeUndefined()
})
