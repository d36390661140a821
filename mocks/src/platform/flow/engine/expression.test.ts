import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isConditionTrue } from '../condition'

const variables = { days: 5, flag: 'ok', amount: '1280.50', kind: 'a', note: '', urgent: true, __proto__: null }

describe('isConditionTrue', () => {
  test.each([
    [`\${amount > 1000 && (kind == 'b' || days >= 3)}`, true],
    [`\${amount > 1000 && kind == 'b' || days < 3}`, false],
    [`\${!(days gt 3) or flag eq "ok"}`, true],
    [`\${not urgent and days le 5}`, false],
    [`\${empty note && !empty kind && empty missing}`, true],
    [`\${amount * 2 - 0.5 == 2560.50}`, true],
    [`\${0.1 + 0.2 == 0.3}`, true],
    [`\${-days + 5 == 0}`, true],
    [`\${days - 2 - 1 == 2 && 12 / 4 / 3 == 1 && 7 mod 4 == 3}`, true],
    [`\${kind != 'it\\'s'}`, true],
    [`\${urgent}`, true],
    [`\${missing > 1 || missing <= 1}`, false],
    [`\${missing == null}`, true],
    [`\${note == 0}`, false],
    [`\${amount == 1280.5}`, true],
    [`\${kind < 'b'}`, true],
    [`\${toString == null}`, true],
  ])('evaluates %s to %s', (text, expected) => {
    expect(isConditionTrue(text, variables)).toBe(expected)
  })

  test.each([
    `\${days >}`,
    `\${(days > 3}`,
    `\${days > 3)}`,
    `\${service.check(days)}`,
    `\${days > 3 ? true : false}`,
    `\${days = 3}`,
    `\${days > 3`,
    `\${flag}`,
    `\${kind > 3}`,
    `\${'open}`,
    `\${${'('.repeat(5000)}1${')'.repeat(5000)}}`,
    `\${${'!'.repeat(900)}urgent}`,
  ])('throws in words for %s', (text) => {
    expect(() => isConditionTrue(text, variables)).toThrow(/^条件“/)
  })

  test('throws a business error or answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`days(flag)!&|<>=+-*/%'"\\ .0123`) }), (text) => {
        try {
          expect(typeof isConditionTrue(`\${${text}}`, variables)).toBe('boolean')
        } catch (error) {
          expect(String(error)).toContain('条件“')
        }
      }),
    )
  })
})
