import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { code, model } from '@jwsk/sdk/develop'
import { screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { buildFileTree } from './generator/file-tree'
import { loadGenerator } from './generator/generator'
import { develop } from './plugin'

const { client } = startPlatform()
const permissions = ['code_gen', 'code_copy']

afterEach(() => void vi.restoreAllMocks())

const readBytes = (file: Blob | undefined) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array())
    reader.readAsArrayBuffer(file ?? new Blob())
  })

test('previews, renames and saves a generated area', async () => {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:area-${saved.push(file)}`, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = renderScreen(develop, { path: '/tool/code', client, permissions })
  const row = within((await screen.findByRole('cell', { name: '停车场' })).closest('tr') as HTMLElement)
  await user.click(row.getByRole('button', { name: /^预览代码/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const files = within(await dialog.findByRole('navigation', { name: '文件' }))
  await user.click(files.getByRole('button', { name: 'ParkingLotEntity.java' }))
  const source = dialog.getByRole('region', { name: /ParkingLotEntity\.java$/ })
  expect(source.textContent).toContain('public class ParkingLotEntity extends TenantEntity {')
  // colors load in a separate chunk
  await waitFor(() => expect(within(source).getAllByText('class')[0]?.className).toBe('text-primary'))

  const name = dialog.getByRole('textbox', { name: '业务区域' })
  await user.clear(name)
  await user.type(name, 'Car')
  expect(dialog.getByRole('status').textContent).toMatch(/^由小写字母/)
  expect(dialog.queryByRole('navigation')).toBeNull()
  await user.clear(name)
  await user.type(name, 'car-park')
  await user.click(dialog.getByRole('button', { name: '下载压缩包' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const archive = unzipSync(await readBytes(saved[0]))
  expect(Object.keys(archive)).toContain('web/plugins/car-park/resources/parking-lot.ts')
  expect(strFromU8(archive['web/openapi/carpark.yaml'] ?? new Uint8Array())).toContain('operationId: parkingLot.page')
})

test('plans follow the design, else the table, and include children', async () => {
  const [record] = (await client.call(code.page, { size: 1, codeName: '停车场' })).records
  const [shops] = (await client.call(model.page, { size: 1, modelTable: 'jwsk_shop' })).records
  if (!record || !shops?.id) throw new Error('no records')
  const sub = { ...record, templateType: 'sub', subModelId: shops.id, subFkId: 'shop_type' }
  const files = (await loadGenerator(client, [sub])).createFiles('lots') ?? {}
  expect(files['web/plugins/lots/resources/parking-lot.ts']).toContain('lotName: text()')
  expect(files['web/plugins/lots/resources/shop.ts']).toContain("shopType: reference(parkingLot, 'lotName')")
  const { modelId: _, ...bare } = record
  const plain = (await loadGenerator(client, [{ ...bare, tableName: 'jwsk_shop' }])).createFiles('shops') ?? {}
  expect(plain['web/plugins/shops/resources/shop.ts']).toContain('shopNo: text()')
})

test('merges a folder with its only subfolder', () => {
  const shape = (nodes: ReturnType<typeof buildFileTree>): unknown =>
    nodes.map(({ name, children }) => [name, ...(shape(children) as unknown[])])
  expect(shape(buildFileTree(['a/b/one', 'a/b/two', 'read.me', 'a/b/c/three']))).toEqual([
    ['a/b', ['c', ['three']], ['one'], ['two']],
    ['read.me'],
  ])
})
