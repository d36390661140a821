import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { password } from './password'

test('never renders a secret from the wire', async () => {
  const field = password()
  renderInput(field, { record: { it: 'hunter2' } })
  expect(await screen.findByLabelText('名称')).toHaveProperty('value', '')
  expect(field.toText(field.parse('hunter2'))).toBe('')
  cleanup()
  expect(renderCells(field, [{ it: 'hunter2' }]).texts()).toEqual(['••••••'])
})

test('an empty field of an existing record keeps the stored secret', () => {
  const { wire, note } = renderInput(password(), { record: { it: '' }, rule: { required: true } })
  expect(note()).toBe('')
  expect(wire()).toBeUndefined()
})

test('requires a secret for a new record', async () => {
  const { user, wire, note } = renderInput(password({ minLength: 6 }), { rule: { required: true } })
  expect(note()).toBe('请输入名称')
  await user.type(await screen.findByLabelText('名称'), ' abc')
  expect(note()).toBe('密码至少 6 个字符')
  await user.type(screen.getByLabelText('名称'), 'de ')
  expect(note()).toBe('')
  expect(wire()).toBe(' abcde ')
})

test('the user can reveal the typed secret', async () => {
  const { user } = renderInput(password())
  expect((await screen.findByLabelText('名称')).getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: '显示密码' }))
  expect(screen.getByLabelText('名称').getAttribute('type')).toBe('text')
})

const filtering = { name: 'ours', forbiddenSecretCharacters: '&<>', passwords: { newUser: 'plain', change: 'sm2' } } as const
const sentence = '不能包含 & < >：平台会改写这些字符，保存的就不是输入的内容'

test.each([
  ['a secret that is sent as typed', password(), sentence],
  ['a password that is sent in plain', password({ use: 'newUser' }), sentence],
  ['a password that is encoded', password({ use: 'change' }), ''],
  ['the current password', password({ isCurrent: true }), ''],
])('characters that the platform changes: %s', async (_, field, expected) => {
  const { user, note } = renderInput(field, { profile: filtering })
  await user.type(await screen.findByLabelText('名称'), 'Ab1cdef')
  expect(note()).toBe('')
  await user.type(screen.getByLabelText('名称'), '&')
  expect(note()).toBe(expected)
})

test('a platform that changes no character takes any secret', async () => {
  const { user, note } = renderInput(password({ use: 'newUser' }))
  await user.type(await screen.findByLabelText('名称'), 'Ab1&cd<3>ef')
  expect(note()).toBe('')
})
