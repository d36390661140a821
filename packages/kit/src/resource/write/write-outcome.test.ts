import { describe, expect, test } from 'vitest'
import { money } from '../../fields/money/money'
import { password } from '../../fields/password/password'
import { text } from '../../fields/text/text'
import { getWriteOutcome, resolveAdditionOutcome, resolveChangeOutcome, setWriteOutcome } from './write-outcome'

const fields = { name: text(), price: money(), secret: password() }
const before = { id: '1', name: '夜游', price: 12, secret: '' }

describe('edit without response', () => {
  const resolve = (draft: object, now: object) =>
    resolveChangeOutcome({ fields, draft: { id: '1', ...draft }, before, now: { ...before, ...now } })

  test('done if the record has the sent values, in any notation', () => {
    expect(resolve({ name: '日游', price: '12.50' }, { name: '日游 ', price: 12.5 })).toBe('done')
  })
  test('undone if the record is unchanged', () => {
    expect(resolve({ name: '日游' }, {})).toBe('undone')
  })
  test('unclear if the record has other values', () => {
    expect(resolve({ name: '日游' }, { name: '别人改的' })).toBe('unclear')
  })
  test('unclear if a secret was sent, because none is read back', () => {
    expect(resolve({ name: '夜游', secret: 'p4ssword' }, {})).toBe('unclear')
    expect(resolve({ name: '夜游', absent: 'x' }, {})).toBe('unclear')
  })
  test('unclear if the record has none of the sent fields', () => {
    expect(resolveChangeOutcome({ fields, draft: { reason: 'x' }, before, now: before })).toBe('unclear')
  })
})

describe('addition without response', () => {
  const draft = { name: '夜游', price: '12.00' }
  const resolve = (fresh: readonly object[], isWhole = true) =>
    resolveAdditionOutcome({ fields, draft, searchFields: ['name'], newRows: fresh.map((row) => ({ ...row })), isComplete: isWhole })

  test('done if one new record has all sent values', () => {
    expect(
      resolve([
        { id: '9', ...draft },
        { id: '8', name: '夜游二', price: 12 },
      ]),
    ).toBe('done')
  })
  test('several if multiple new records do', () => {
    expect(
      resolve([
        { id: '9', ...draft },
        { id: '8', name: '夜游', price: 12 },
      ]),
    ).toBe('several')
  })
  test('undone if the complete list has no such record', () => {
    expect(resolve([{ id: '8', name: '日游', price: 12 }])).toBe('undone')
  })
  test('unclear for a partial list or a merely similar record', () => {
    expect(resolve([], false)).toBe('unclear')
    expect(resolve([{ id: '8', name: '夜游', price: 13 }])).toBe('unclear')
    expect(resolve([{ id: '8' }])).toBe('undone')
  })
})

test('stores an outcome with its own error only', () => {
  const [one, other] = [new Error('a'), new Error('a')]
  setWriteOutcome(one, 'undone')
  expect([getWriteOutcome(one), getWriteOutcome(other)]).toEqual(['undone', 'unclear'])
})
