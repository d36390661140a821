import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderValue, toCommentText, toIdentifier } from '../src/generate/text.mjs'

const breaker = fc.constantFrom(
  '*/',
  '</',
  '\u2028',
  '\u2029',
  '\u202E',
  '\uFEFF',
  '\n',
  '"',
  '\\',
  '`',
  '@ts-ignore',
  '__proto__',
  '订单',
  '1',
)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(breaker).map((parts) => parts.join('')),
)
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(text, tie('any'), { maxKeys: 3 }),
  ),
})).any

describe('renderValue', () => {
  test('renders data that reads back the same and ends nothing', () => {
    fc.assert(
      fc.property(value, (data) => {
        const rendered = renderValue(data).replaceAll(' as const', '')
        expect(new Function(`return (${rendered})`)()).toEqual(data)
        expect(rendered).not.toMatch(/\*\/|<\/|[\n\r\u2028\u2029\p{Cf}]/u)
      }),
    )
  })
})

describe('toCommentText', () => {
  test('stays in its line and in its comment', () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(toCommentText(said)).not.toMatch(/\*\/|[\p{Cc}\p{Cf}\u2028\u2029]|(^|\s)@/u)
      }),
    )
  })
})

describe('toIdentifier', () => {
  test('returns what a constant may be called', () => {
    fc.assert(
      fc.property(text, (said) => {
        new Function(`const ${toIdentifier(said, 'x')}x = 1`)
      }),
    )
  })
})
