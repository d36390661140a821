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

const labels = {
  tenantPackage: { title: '产品包', record: '产品包', fields: { packageName: '产品包名称', menuId: '菜单', remark: '备注' } },
}
const english = {
  tenantPackage: { title: 'Packages', record: 'package', fields: { packageName: 'Package name', menuId: 'Menus', remark: 'Remark' } },
}

export const testPlugin = definePlugin({
  id: 'test',
  resources: {
    '/packages': () => Promise.resolve({ default: packages }),
    '/guarded': () => Promise.resolve({ default: guarded }),
  },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: english }) },
})
