import { describe, expect, test } from 'vitest'
import { money } from '../../fields/money/money'
import { password } from '../../fields/password/password'
import { text } from '../../fields/text/text'
import { getWriteOutcome, resolveAdditionOutcome, resolveChangeOutcome, setWriteOutcome } from './write-outcome'

const fields = { name: text(), price: money(), secret: password() }
const before = { id: '1', name: '夜游', price: 12, secret: '' }

describe('a change that nobody answered', () => {
  const judge = (draft: object, now: object) => resolveChangeOutcome({ fields, draft: { id: '1', ...draft }, before, now: { ...before, ...now } })

  test('was made where the record holds what was sent, however it is spelt', () => {
    expect(judge({ name: '日游', price: '12.50' }, { name: '日游 ', price: 12.5 })).toBe('done')
  })
  test('was not made where the record is as it was', () => {
    expect(judge({ name: '日游' }, {})).toBe('undone')
  })
  test('is not judged where the record became a third thing', () => {
    expect(judge({ name: '日游' }, { name: '别人改的' })).toBe('unclear')
  })
  test('is not taken for made where a secret was sent with it, which nobody reads back', () => {
    expect(judge({ name: '夜游', secret: 'p4ssword' }, {})).toBe('unclear')
    expect(judge({ name: '夜游', absent: 'x' }, {})).toBe('unclear')
  })
  test('is not judged by a record that holds none of what was sent', () => {
    expect(resolveChangeOutcome({ fields, draft: { reason: 'x' }, before, now: before })).toBe('unclear')
  })
})

describe('an addition that nobody answered', () => {
  const draft = { name: '夜游', price: '12.00' }
  const judge = (fresh: readonly object[], isWhole = true) =>
    resolveAdditionOutcome({ fields, draft, searchFields: ['name'], newRows: fresh.map((row) => ({ ...row })), isComplete: isWhole })

  test('was made where one new record holds all that was sent', () => {
    expect(
      judge([
        { id: '9', ...draft },
        { id: '8', name: '夜游二', price: 12 },
      ]),
    ).toBe('done')
  })
  test('was made too often where several do', () => {
    expect(
      judge([
        { id: '9', ...draft },
        { id: '8', name: '夜游', price: 12 },
      ]),
    ).toBe('several')
  })
  test('was not made where the whole list holds none like it', () => {
    expect(judge([{ id: '8', name: '日游', price: 12 }])).toBe('undone')
  })
  test('is not judged by a part of the list, nor by a record that is only like it', () => {
    expect(judge([], false)).toBe('unclear')
    expect(judge([{ id: '8', name: '夜游', price: 13 }])).toBe('unclear')
    expect(judge([{ id: '8' }])).toBe('undone')
  })
})

test('what was found stays with its error, and with no other', () => {
  const [one, other] = [new Error('a'), new Error('a')]
  setWriteOutcome(one, 'undone')
  expect([getWriteOutcome(one), getWriteOutcome(other)]).toEqual(['undone', 'unclear'])
})
