import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlate, normalizePlate, plate } from './plate'

const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']
const signs = [...letters, ...'0123456789']

test('accepts province, letter and five or six characters as typed', () => {
  const plates = fc.tuple(
    fc.constantFrom(...'京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'),
    fc.constantFrom(...letters),
    fc.array(fc.constantFrom(...signs), { minLength: 5, maxLength: 6 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(plates, ([province, letter, rest]) => {
      expect(isPlate(`${province}${letter}${rest}`)).toBe(true)
      expect(normalizePlate(` ${province}${letter.toLowerCase()}·${rest.toLowerCase()}`)).toBe(`${province}${letter}${rest}`)
    }),
  )
})

test.each(['粤Z1234港', '浙A1234学', '浙A1234挂', '浙A1234警'])('%s is a plate', (text) => expect(isPlate(text)).toBe(true))

test.each(['', '浙A1234', '浙A1234567', '浙I12345', '浙A1234O', 'ZA12345', '国A12345', '浙112345', '浙A12<45'])(
  '%s is no plate',
  (text) => {
    expect(isPlate(text)).toBe(false)
  },
)

test('sends the format of the contract', () => {
  expect(plate().serialize('浙a·8k3p6')).toBe('浙A8K3P6')
})
