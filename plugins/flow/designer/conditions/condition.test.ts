import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Comparison, type Condition, comparators, dropIncomplete, getMembers } from './condition'
import { compareDecimals } from './decimal'
import { evaluateCondition } from './evaluate-condition'
import { parseCondition } from './parse-condition'
import { printCondition } from './print-condition'

const name = fc.constantFrom('amount', 'days', 'type', 'flag')
const number = fc.constantFrom('0', '1', '5000', '-3', '0.1', '0.10')
const text = fc.oneof(fc.constantFrom('a', 'ok', '1', "it's", 'say "x"', '\\', `'"\\`), fc.string({ minLength: 1, maxLength: 4 }))
const comparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.record({ field: name, operator: fc.constantFrom(...comparators), value: number, isNumber: fc.constant(true) }),
  fc.record({ field: name, operator: fc.constantFrom(...comparators), value: text, isNumber: fc.constant(false) }),
  fc.record({
    field: name,
    operator: fc.constantFrom('empty' as const, 'notEmpty' as const),
    value: fc.constant(''),
    isNumber: fc.constant(false),
  }),
)
const { condition } = fc.letrec<{ condition: Condition; members: readonly Condition[] }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    comparison,
    fc.record({ all: tie('members') }) as fc.Arbitrary<Condition>,
    fc.record({ any: tie('members') }) as fc.Arbitrary<Condition>,
  ),
  members: fc.array(tie('condition'), { maxLength: 3 }),
}))
const values = fc.dictionary(name, fc.oneof(number, text, fc.constant(''), fc.constant('[]')), { noNullPrototype: true })

const swapped = { '==': '==', '!=': '!=', '>': '<', '>=': '<=', '<': '>', '<=': '>=' } as const
const spelled = { '==': 'eq', '!=': 'ne', '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le' } as const

/** Writes a condition in one of the many ways that the language has. */
function write(one: Condition, choose: () => number): string {
  const members = getMembers(one)
  if (members) {
    const isAny = 'any' in one
    const words = isAny ? [' || ', ' or '] : ['&&', ' and ']
    return `(${members.map((member) => write(member, choose)).join(words[choose() % 2])})`
  }
  const { field, operator, value, isNumber } = one as Comparison
  if (operator === 'empty') return choose() % 2 === 0 ? `empty ${field}` : `not not (empty ${field})`
  if (operator === 'notEmpty') return choose() % 2 === 0 ? `!empty ${field}` : `not(empty ${field})`
  const literal = isNumber ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`
  return [
    `${field}${operator}${literal}`,
    `${literal} ${swapped[operator]} ${field}`,
    `((${field} ${spelled[operator]} ${literal}))`,
    `  ${field}\n${operator}\t${literal} `,
  ][choose() % 4] as string
}

describe('parseCondition', () => {
  test('reads back what is printed', () => {
    fc.assert(
      fc.property(condition, values, (one, form) => {
        const parsed = parseCondition(printCondition(one))
        expect(parsed && evaluateCondition(parsed, form)).toBe(evaluateCondition(one, form))
      }),
      { numRuns: 2000 },
    )
  })

  test('reads any spelling with the same meaning', () => {
    fc.assert(
      fc.property(condition, values, fc.infiniteStream(fc.nat(3)), (one, form, choices) => {
        const complete = dropIncomplete(one)
        fc.pre(getMembers(complete)?.length !== 0)
        const parsed = parseCondition(`\${${write(complete, () => choices.next().value)}}`)
        expect(parsed && evaluateCondition(parsed, form)).toBe(evaluateCondition(complete, form))
        expect(parsed && printCondition(parsed)).toBe(printCondition(parseCondition(printCondition(parsed as Condition)) as Condition))
      }),
      { numRuns: 2000 },
    )
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (any) => void parseCondition(`\${${any}}`)),
      { numRuns: 2000 },
    )
  })

  test.each([
    'amount > 5000',
    `\${amount > limit}`,
    `\${bean.check(execution)}`,
    `\${amount + 1 > 5}`,
    `\${!(amount > 5)}`,
    `\${approved}`,
    `\${approved == true}`,
    `\${a == 1} and \${b == 2}`,
    `\${amount > 5x}`,
    `\${order.amount > 5}`,
    `\${'a' == 'b'}`,
    `\${${'('.repeat(5000)}a == 1${')'.repeat(5000)}}`,
  ])('does not express %.30s', (expression) => {
    expect(parseCondition(expression)).toBeUndefined()
  })
})

test.each([
  [`\${amount > 5000 && (kind == 'a' || days >= 3)}`, { amount: '5000.01', kind: 'b', days: '3' }, true],
  [`\${amount > 5000 && (kind == 'a' || days >= 3)}`, { amount: '5000.00', kind: 'a' }, false],
  [`\${amount == 0.1}`, { amount: '0.10' }, true],
  [`\${amount <= 5}`, {}, false],
  [`\${amount != 5}`, { amount: '' }, true],
  [`\${flag == 'no'}`, { flag: 'no' }, true],
  [`\${start < '2026-12-01'}`, { start: '2026-11-30' }, true],
  [`\${!(kind == 'a' && empty days)}`, { kind: 'a', days: '2' }, true],
  ['', {}, true],
] as const)('evaluates %s of %o as %s', (text, form, isTrue) => {
  const parsed = parseCondition(text)
  expect(parsed && evaluateCondition(parsed, form)).toBe(isTrue)
})

test('compareDecimals is exact', () => {
  expect(compareDecimals('0.1000000000000000000001', '0.1')).toBe(1)
  expect(compareDecimals('-2', '1')).toBe(-1)
  expect(compareDecimals('a', '1')).toBeUndefined()
})
