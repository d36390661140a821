import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { consultPhone } from '@jwsk/sdk/biz'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areas } from './areas'
import { content } from './areas/content'
import { type ApiSession, connectApiSession } from './contract/api-session'
import type { Area } from './engine/area'
import { createFaults } from './engine/faults'
import { createSettings } from './engine/settings'
import { createWorld } from './engine/world/world'
import { jwsk } from './platforms/jwsk'
import { createBladeSession } from './spring-blade/blade-session'
import { demoAccounts } from './system/organisation/user-table'

const folder = join(import.meta.dirname, '../../.cache/mocks-readme')
const generated = join(import.meta.dirname, '../../packages/sdk/src/generated')
const area = join(import.meta.dirname, 'areas/content')
let session: ApiSession

beforeAll(async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')
  await mkdir(folder, { recursive: true })
  for (const [, name = '', text = ''] of readme.slice(readme.indexOf('## One more entity')).matchAll(/^ *```ts (\S+)\n([\s\S]*?)^ *```$/gm))
    await writeFile(
      join(folder, name),
      text
        .replaceAll(/'(\.\.\/[^']*)'/g, (_, path: string) => `'${join(area, path)}'`)
        .replaceAll(/'@jwsk\/sdk\/(\w+)'/g, (_, service: string) => `'${join(generated, service, 'index.ts')}'`),
    )
  // the example's area replaces the one that it documents
  const example: { readonly content: Area } = await import(join(folder, 'index.ts'))
  const known = [...areas.filter((each) => each !== content), example.content]
  const world = createWorld({ areas: known })
  session = connectApiSession({
    world,
    platform: jwsk,
    settings: createSettings(),
    faults: createFaults(),
    mocks: known.flatMap(({ mocks }) => mocks),
  })
  await session.signIn(demoAccounts.admin)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('accounts of the README sign in to SpringBlade with their roles', async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')
  const section = readme.slice(readme.indexOf('## SpringBlade'), readme.indexOf('## Controls'))
  const people = [...section.matchAll(/^\| (\d+) \| (\w+) \| (\w+) \| (\w+) \|$/gm)]
  expect(people).toHaveLength(3)
  expect(section).toContain('GET /__mock/key')
  for (const [, tenantId = '', account = '', password = '', role] of people) {
    const { body } = await createBladeSession().signIn({ tenantId, account, password })
    expect([account, body.data.authority]).toEqual([account, role])
  }
})

const draft = { phoneName: '夜间救援', phone: '0571-87640000', phoneType: 3 }

test('the example of the README lists its rows by place and applies its rules', async () => {
  const { body } = await session.call(consultPhone.page, { query: { size: '3' } })
  expect(body).toMatchObject({ data: { total: 12, records: [{ sort: 1, phone: '0571-87641000' }, { sort: 2 }, { sort: 3 }] } })
  expect((await session.call(consultPhone.submit, { body: draft })).status).toBe(200)
  const refusals = [draft, { ...draft, phoneName: '报警', phone: '110' }, { ...draft, phoneName: '别处', scenicSpotId: '1' }]
  for (const body of refusals) expect((await session.call(consultPhone.submit, { body })).status).toBe(400)
})
