import { expect, test } from 'vitest'
import { email, isEmail } from './email'

test.each(['a@b.cn', 'finance@example.com', 'first.last+tag@sub.example.co.uk', '张三@例子.中国', ' a@b.cn '])('%s is valid', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'a',
  'a@',
  '@b.cn',
  'a@b',
  'a b@c.cn',
  'a@b..cn',
  'a@-b.cn',
  'a@b.c',
  'a@b.cn,c@d.cn',
  '<a@b.cn>',
  `${'a'.repeat(260)}@b.cn`,
])('%s is invalid', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('trims an address before sending', () => {
  expect(email().serialize(' a@b.cn ')).toBe('a@b.cn')
})
