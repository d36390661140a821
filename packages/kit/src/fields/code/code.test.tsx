import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { email } from '../email/email'
import { idCard } from '../id-card/id-card'
import { phone } from '../phone/phone'
import { plate } from '../plate/plate'
import { creditCode } from '../tax/tax'
import { renderInput } from '../testing/render-field'
import { text } from '../text/text'
import type { Field } from '../types'
import { url } from '../url/url'
import { code } from './code'

afterEach(cleanup)

const kinds: readonly (readonly [string, () => Field, string])[] = [
  ['phone', phone, '13800000000'],
  ['ID number', idCard, '11010519491231002X'],
  ['plate', plate, '京A00000'],
  ['e-mail', email, 'name@example.cn'],
  ['credit code', creditCode, '91110000802100433B'],
  ['URL', url, 'https://example.cn/a'],
  ['code', code, 'A-1'],
]

describe.each(kinds)('%s', (_, kind, value) => {
  test.each([
    ['around it', `\u202d${value}\u202c\u00a0`],
    ['inside', `${value.slice(0, 3)}\u200b\u00ad${value.slice(3)}\ufeff`],
  ])('pasted with marks %s is accepted and sent without them', async (__, pasted) => {
    const { user, note, wire } = renderInput(kind())
    await user.click(screen.getByRole('textbox'))
    await user.paste(pasted)
    expect(note()).toBe('')
    expect(screen.getByRole('textbox')).toHaveProperty('value', value)
    expect(wire()).toBe(value)
  })
})

test('free text keeps the marks that join emoji', async () => {
  const { user, wire } = renderInput(text())
  await user.click(screen.getByRole('textbox'))
  await user.paste('👨‍👩‍👧 می‌خواهم')
  expect(wire()).toBe('👨‍👩‍👧 می‌خواهم')
})

test('a code of the server is sent unchanged', () => {
  expect(renderInput(code(), { record: { it: 'A\u200b1' } }).wire()).toBe('A\u200b1')
})
