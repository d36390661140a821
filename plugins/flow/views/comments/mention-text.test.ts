import { describe, expect, test } from 'vitest'
import { findMentionedIds, findTypedMention, insertMention } from './mention-text'

describe('findTypedMention', () => {
  test.each([
    ['请@李', 3, { start: 1, query: '李' }],
    ['@', 1, { start: 0, query: '' }],
    ['@李晓 看', 5, undefined],
    ['a@b.com', 7, undefined],
    ['请看', 2, undefined],
    ['@李晓', 0, undefined],
  ])('reads %j at %i', (text, caret, expected) => expect(findTypedMention(text, caret)).toEqual(expected))
})

test('inserts a name with a blank behind it', () => {
  expect(insertMention('请@李 看', { start: 1, query: '李' }, '李晓梅')).toEqual({ text: '请@李晓梅 看', caret: 6 })
})

test('drops people whose names were deleted', () => {
  const people = new Map([
    ['1', '李晓梅'],
    ['2', '张三'],
  ])
  expect(findMentionedIds('@李晓梅 请看', people)).toEqual(['1'])
})
