import type { Resource } from '@jwsk/kit'
import { createRegistry } from '@jwsk/kit/shell'
import { startPlatform } from '@jwsk/mocks/testing'
import { menu } from '@jwsk/sdk/system'
import { beforeAll, expect, test } from 'vitest'
import { plugins as sources } from './plugins'

const plugins = await Promise.all(sources.map(({ load }) => load()))
const { client } = startPlatform({ fresh: 'file' })
const granted: string[] = []
const paths: string[] = []

interface Entry {
  readonly path?: string
  readonly code?: string
  readonly children?: readonly Entry[]
}

const flatten = (entries: readonly Entry[]): readonly Entry[] => entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])])

beforeAll(async () => {
  paths.push(...flatten(await client.call(menu.routes)).map(({ path = '' }) => path))
  granted.push(...flatten(await client.call(menu.buttons)).map(({ code = '' }) => code))
})

const collectActions = ({ rowActions, bulkActions, toolbarActions }: Resource) => [...rowActions, ...bulkActions, ...toolbarActions]

test('every plugin has the id of its entry in the list', () => {
  expect(plugins.map(({ id }) => id)).toEqual(sources.map(({ id }) => id))
})

test('no two plugins have the same path', () => {
  expect(createRegistry(plugins).conflicts).toEqual([])
})

const screens = plugins.flatMap(({ resources }) => Object.entries(resources).map(([path, load]) => ({ path, load })))

// spec 2.19, 6.2
test.each(screens)('the screen at $path is in the menu and requires permissions that the menu grants', async ({ path, load }) => {
  const resource = (await load()).default
  expect(paths).toContain(path)
  for (const { permission } of collectActions(resource)) if (permission) expect(granted).toContain(permission)
  const { add, edit, view } = resource.actions
  const writeVerbs = resource.api.submit ? [add !== false && 'add', edit !== false && 'edit'] : []
  for (const verb of [...writeVerbs, resource.api.detail && view !== false && 'view'])
    if (resource.permission && verb) expect(granted).toContain(`${resource.permission}_${verb}`)
})
