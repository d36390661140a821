import { createMockNetwork } from '@jwsk/mocks/node'
import { type Client, createClient } from '@jwsk/sdk'
import { menu, tenantPackage } from '@jwsk/sdk/system'
import { configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { text } from '../../fields/text/text'
import { textarea } from '../../fields/textarea/textarea'
import { tree } from '../../fields/tree/tree'
import { definePlugin } from '../../plugin/define-plugin'
import { defineResource } from '../../resource/define-resource'
import type { LabelsOf } from '../../resource/types'

// whether every element is visible costs a style computation each; these tests ask for what is there
configure({ defaultHidden: true, asyncUtilTimeout: 4000 })

const baseUrl = 'http://platform.test'

/** The mock platform behind `fetch`, and a client that is signed in to it; a fresh world for each test. */
export function startPlatform() {
  const network = createMockNetwork()
  const seen: URL[] = []
  const bodies: string[] = []
  let client: Client | undefined
  beforeAll(() => {
    network.server.listen({ onUnhandledRequest: 'error' })
    network.server.events.on('request:start', ({ request }) => void seen.push(new URL(request.url)))
    network.server.events.on('response:mocked', async ({ response }) => void bodies.push(await response.clone().text()))
  })
  beforeEach(async () => {
    await network.world.reset()
    network.faults.clear()
    client = createClient({ baseUrl, clientId: 'test', clientSecret: 'test' })
    await client.session.signIn({ username: 'admin', password: 'admin123' })
    seen.length = 0
  })
  afterEach(() => client?.dispose())
  afterAll(() => network.server.close())
  return {
    network,
    client: (): Client => {
      if (!client) throw new Error('the platform is not up yet')
      return client
    },
    /** Ids that came as bare JSON numbers beyond 2^53. */
    bareIds: () => bodies.flatMap((body) => [...body.matchAll(/"id":(\d{17,})/g)].map((found) => found[1] ?? '')),
    /** The calls that went out to a path since the test began. */
    calls: (end: string) => seen.filter((url) => url.pathname.endsWith(end)),
  }
}

const packages = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), menuId: tree({ from: menu.tree, join: ',' }), remark: textarea() },
  columns: ['packageName', 'remark'],
  search: ['packageName'],
  sort: { packageName: 'off' },
  actions: { view: false },
})

const guarded = { ...packages, permission: 'package', actions: {} }

const acting = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), menuId: tree({ from: menu.tree, join: ',' }), remark: textarea(), createTime: text() },
  columns: ['packageName', 'remark'],
  form: { basic: ['packageName', 'remark'], grant: ['menuId'] },
  when: { menuId: (draft) => draft.remark !== '不授权' },
  row: (action) => [
    action('archive', {
      tone: 'danger',
      run: ({ id, packageName, menuId }, { client }) => client.call(tenantPackage.submit, { id, packageName, menuId, remark: '已归档' }),
    }),
    action('touch', {
      when: (row) => row.remark !== '',
      run: ({ id, packageName, menuId }, { client }) => client.call(tenantPackage.submit, { id, packageName, menuId, remark: '' }),
    }),
    action('hidden', { permission: 'package_secret', run: () => Promise.reject(new Error('not granted')) }),
    action.form('note', {
      api: tenantPackage.submit,
      fields: { remark: textarea({ required: true }) },
      start: ({ remark = '' }) => ({ remark }),
      send: ({ id, packageName, menuId }) => ({ id, packageName, menuId }),
    }),
  ],
  bulk: (action) => [action('count', { run: (chosen) => Promise.resolve(chosen.length) })],
  toolbar: (action) => [action('sync', { run: (_, { client }) => client.call(tenantPackage.page) })],
})

const labels = {
  tenantPackage: {
    title: '产品包',
    record: '产品包',
    fields: { packageName: '产品包名称', menuId: '菜单', remark: '备注', createTime: '创建时间' },
    sections: { basic: '基本信息', grant: '授权' },
    actions: { archive: '归档', touch: '清除备注', hidden: '密', note: '批注', count: '统计', sync: '同步' },
  },
} satisfies { tenantPackage: LabelsOf<typeof acting> }

const english = {
  tenantPackage: { title: 'Packages', record: 'package', fields: { packageName: 'Package name', menuId: 'Menus', remark: 'Remark' } },
}

export const testPlugin = definePlugin({
  id: 'test',
  resources: {
    '/packages': () => Promise.resolve({ default: packages }),
    '/acting': () => Promise.resolve({ default: acting }),
    '/guarded': () => Promise.resolve({ default: guarded }),
  },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: english }) },
})
