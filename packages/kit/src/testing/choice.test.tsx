import { startPlatform } from '@jwsk/mocks/testing'
import { user } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { choice, definePlugin, defineResource, type LabelsOf, text } from '../index'
import { chooseAction, openOptions } from './interactions'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const people = defineResource({
  api: user,
  fields: { account: text(), userType: choice({ 1: 'success', 2: 'quiet', 9: 'danger' }) },
  columns: ['account', 'userType'],
  search: ['account', 'userType'],
  row: (action) => [
    action.form('move', { api: user.submit, fields: { sex: choice({ 1: 'quiet', 2: 'quiet' }) }, extraInput: ({ id }) => ({ id }) }),
  ],
})
const labels = {
  user: {
    title: '用户',
    record: '用户',
    fields: { account: '账号', userType: '平台', sex: '性别' },
    choices: { userType: { 1: '网页端', 2: '移动端', 9: '其他端' }, sex: { 1: '男性', 2: '女性' } },
    actions: { move: '调整' },
  } satisfies LabelsOf<typeof people>,
}
const plugin = definePlugin({
  id: 'people',
  resources: { '/people': () => Promise.resolve({ default: people }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})
const open = (query = '') => renderScreen(plugin, { path: `/people${query}`, client: platform.client })

describe('a list with a choice', () => {
  test('has one view for each of its values', async () => {
    const { user: person, getSearch } = open()
    const views = within(await screen.findByRole('group', { name: '平台' }))
    expect((await views.findAllByRole('button')).map((button) => button.textContent?.replace(/[\d,]+$/, ''))).toEqual([
      '全部',
      '网页端',
      '移动端',
      '其他端',
    ])
    await person.click(views.getByRole('button', { name: '移动端' }))
    await waitFor(() => expect(getSearch()).toContain('userType=2'))
    expect(await within(await screen.findByRole('group', { name: '已选条件' })).findByText('平台 移动端')).toBeTruthy()
  })

  test('renders labels in its rows', async () => {
    open()
    const table = await screen.findByRole('table')
    await waitFor(() => expect(within(table).getAllByText('网页端').length).toBeGreaterThan(0))
  })

  test('has the labels in forms of its actions', async () => {
    open()
    await chooseAction('调整')
    const dialog = within(await screen.findByRole('dialog'))
    expect((await openOptions(dialog, /性别/)).map(({ textContent }) => textContent)).toEqual(['请选择', '男性', '女性'])
  })
})
