import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { icon } from './icon'

test('finds an icon by name, sends its class', async () => {
  const { user, wire } = renderInput(icon(), { record: { it: 'iconfont iconicon_group' } })
  const box = await screen.findByRole('combobox', { name: '名称' })
  expect(wire()).toBe('iconfont iconicon_group')
  expect(box).toHaveProperty('value', 'iconfont iconicon_group')
  await user.type(box, 'wallet')
  await user.keyboard('{Enter}')
  expect(wire()).toBe('pi pi-wallet')
})

test('shows other classes or plain text as text in a list', () => {
  const { texts } = renderCells(icon(), [{ it: 'pi pi-home' }, { it: 'iconfont icon-x' }, { it: '<i>' }])
  expect(texts()).toEqual(['home', 'iconfont icon-x', '<i>'])
  expect(document.querySelectorAll('i.pi')).toHaveLength(1)
})
