import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRequired } from './arrange-fields.mjs'
import { createChoiceCode, getChoiceLabels, getEnumValues } from './choices.mjs'

describe('getEnumValues', () => {
  test('returns the values of an enum as text, without null', () => {
    expect(getEnumValues({ type: 'string', enum: ['sail', 'motor', null] })).toEqual(['sail', 'motor'])
    expect(getEnumValues({ type: 'integer', enum: [1, 2] })).toEqual(['1', '2'])
  })

  test('returns nothing for a switch, for other types and without an enum', () => {
    expect(getEnumValues({ type: 'integer', enum: [0, 1] })).toBeUndefined()
    expect(getEnumValues({ type: 'boolean', enum: [true] })).toBeUndefined()
    expect(getEnumValues({ enum: ['', 'a'] })).toBeUndefined()
    expect(getEnumValues({ type: 'string' })).toBeUndefined()
  })
})

describe('createChoiceCode', () => {
  test('has each value in the neutral tone, quoted where needed', () => {
    expect(createChoiceCode(['sail', "it's", 'a-b', '1'], { isText: true })).toBe(
      "choice({ sail: 'quiet', 'it\\'s': 'quiet', 'a-b': 'quiet', 1: 'quiet' })",
    )
    expect(createChoiceCode(['1', '-2', '03'], { isText: false })).toBe("choice({ 1: 'quiet', '-2': 'quiet', '03': 'quiet' })")
  })

  test('has the values of any description, as data', () => {
    const evaluate = (code: string): Record<string, string> => new Function('choice', `return ${code}`)((tones: object) => tones)
    const values = fc.uniqueArray(
      fc.oneof(fc.string({ minLength: 1, unit: 'binary' }), fc.constantFrom('__proto__', 'constructor', "'*/\n\u2028")),
      {
        minLength: 1,
      },
    )
    fc.assert(
      fc.property(values, (all) => {
        expect(Object.keys(evaluate(createChoiceCode(all, { isText: false }))).toSorted()).toEqual(all.toSorted())
      }),
    )
    expect(createChoiceCode(['a\nb', '\u202e*/'], { isText: true })).toBe("choice({ 'a\\nb': 'quiet', '\\u202e*\\/': 'quiet' })")
  })

  test('has an option for digits that are text and for several values', () => {
    expect(createChoiceCode(['1', '2'], { isText: true })).toBe("choice({ 1: 'quiet', 2: 'quiet' }, { wire: 'text' })")
    expect(createChoiceCode(['1', '2'], { isText: true, isMany: true })).toBe("choice({ 1: 'quiet', 2: 'quiet' }, { join: ',' })")
  })

  test('accepts required as a further option', () => {
    expect(addRequired("choice({ 1: 'quiet' })")).toBe("choice({ 1: 'quiet' }, { required: true })")
    expect(addRequired("choice({ 1: 'quiet' }, { join: ',' })")).toBe("choice({ 1: 'quiet' }, { join: ',', required: true })")
  })
})

describe('getChoiceLabels', () => {
  const getLabels = (description: string, values: readonly string[]) =>
    getChoiceLabels({ description }, values).map(({ zhCn, en }) => [zhCn, en])

  test('reads the labels of the description', () => {
    expect(getLabels('状态：1 激活 2 挂起', ['1', '2'])).toEqual([
      ['激活', '1'],
      ['挂起', '2'],
    ])
    expect(getLabels('任务状态：claim 待签、todo 待办、finish 办结', ['claim', 'todo', 'finish'])).toEqual([
      ['待签', 'Claim'],
      ['待办', 'Todo'],
      ['办结', 'Finish'],
    ])
  })

  test('reads English labels of numbers, for both languages', () => {
    expect(getLabels('状态：1 draft、2 sent、3 部分', ['1', '2', '3'])).toEqual([
      ['draft', 'Draft'],
      ['sent', 'Sent'],
      ['部分', '3'],
    ])
    expect(getLabels('grade: 1 to 5', ['1', '5'])).toEqual([
      ['1', '1'],
      ['5', '5'],
    ])
  })

  test('falls back to the value', () => {
    expect(getLabels('节点类型', ['scenicSpot', '11', 'a+(b'])).toEqual([
      ['scenicSpot', 'Scenic spot'],
      ['11', '11'],
      ['a+(b', 'A+(b'],
    ])
    expect(getLabels('级别：11 特级', ['1', '11'])).toEqual([
      ['1', '1'],
      ['特级', '11'],
    ])
  })
})
