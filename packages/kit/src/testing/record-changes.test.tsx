import { startPlatform } from '@jwsk/mocks/testing'
import { createClient } from '@jwsk/sdk'
import { defineProfile } from '@jwsk/sdk/profiles'
import { post, recordData } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dict } from '../fields/dict/dict'
import { number } from '../fields/number/number'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const posts = defineResource({
  api: post,
  permission: 'post',
  fields: { postName: text(), postCode: text(), category: dict('post_category'), sort: number() },
  columns: ['postName', 'postCode', 'category', 'sort'],
  search: ['postCode'],
})
const labels = {
  post: { title: '岗位', record: '岗位', fields: { postName: '岗位名称', postCode: '岗位编号', category: '岗位类型', sort: '排序' } },
}
const plugin = definePlugin({
  id: 'posts',
  resources: { '/posts': async () => ({ default: posts }) },
  locales: { 'zh-cn': async () => ({ default: labels }), en: async () => ({ default: labels }) },
})

const allowed = ['post_view', 'post_edit', 'record_data_view']

async function openRecord(name: string, permissions: readonly string[] = allowed, client = platform.client) {
  const { user } = renderScreen(plugin, { path: '/posts', client, permissions })
  await user.click(await screen.findByRole('button', { name }))
  const box = await screen.findByRole('dialog')
  await within(box).findByText('岗位编号')
  return { user, dialog: within(box) }
}

const getAudits = () => platform.getCalls('/record-data/list')

test('shows who changed which field, from what to what, by one request when it is opened', async () => {
  const { user, dialog } = await openRecord('运营总监')
  expect(getAudits()).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: '变更历史' }))
  const list = within(await dialog.findByRole('list', { name: '变更历史' }))
  const [newest] = list.getAllByRole('listitem')
  await waitFor(() => expect(newest?.textContent).toMatch(/修改.*管理员.*岗位名称运营经理→改为运营总监.*岗位类型基层→改为中层/))
  // a column that the screen lacks is shown by its name
  expect(list.getByText('remark')).toBeTruthy()
  expect(getAudits()).toHaveLength(1)
})

test('a change is listed as soon as it was made', async () => {
  const { records } = await platform.client.call(post.page, { postCode: 'guide' })
  const [row] = records
  await platform.client.call(post.submit, { ...row, postName: '金牌讲解员' } as never)
  const { user, dialog } = await openRecord('金牌讲解员')
  await user.click(dialog.getByRole('button', { name: '变更历史' }))
  expect(await dialog.findByText('讲解员')).toBeTruthy()
})

test('says that nothing is recorded', async () => {
  const { user, dialog } = await openRecord('会计')
  await user.click(dialog.getByRole('button', { name: '变更历史' }))
  expect(await dialog.findByText(/没有变更记录/)).toBeTruthy()
})

test('a refusal is shown with a retry', async () => {
  platform.network.faults.add({ operation: 'recordData.page', kind: 'status500', times: 1 })
  const { user, dialog } = await openRecord('运营总监')
  await user.click(dialog.getByRole('button', { name: '变更历史' }))
  await user.click(await dialog.findByRole('button', { name: '重试' }))
  expect(await dialog.findByText('运营经理')).toBeTruthy()
})

test('is not offered without the permission', async () => {
  const { dialog } = await openRecord('运营总监', ['post_view', 'post_edit'])
  expect(dialog.queryByRole('button', { name: '变更历史' })).toBeNull()
})

test('is not offered on a platform without the call', async () => {
  const client = createClient({
    baseUrl: 'http://platform.test',
    clientId: 'test',
    clientSecret: 'test',
    profile: defineProfile({ name: 'ours', unsupported: ['recordData'] }),
  })
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  const { dialog } = await openRecord('运营总监', allowed, client)
  expect(dialog.queryByRole('button', { name: '变更历史' })).toBeNull()
  client.dispose()
})

test('shows no secret, and unreadable audits as their text', async () => {
  const { records } = await platform.client.call(post.page, { postCode: 'repair' })
  const id = records[0]?.id ?? ''
  const save = (oldData: string, newData: string, recordTime: string) =>
    platform.client.call(recordData.save, { operation: 'UPDATE', tableName: 'jwsk_post', oldData, newData, recordTime })
  await save(`{"id":"${id}","app_secret":"alpha"}`, `{"id":"${id}","app_secret":"omega"}`, '2026-01-02 03:04:05')
  await save('oldValue', `${id} <img src=x onerror=alert(1)>`, '2026-01-03 03:04:05')
  const { user, dialog } = await openRecord('维修工程师')
  await user.click(dialog.getByRole('button', { name: '变更历史' }))
  expect(await dialog.findByText('appSecret')).toBeTruthy()
  expect(dialog.getByText(`${id} <img src=x onerror=alert(1)>`)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/alpha|omega/)
})
