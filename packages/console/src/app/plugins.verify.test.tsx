import type { Resource } from '@jwsk/kit'
import { createRegistry } from '@jwsk/kit/shell'
import { chooseAction, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { menu } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
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

const dialog = async () => within(await screen.findByRole('dialog'))

/** Finds the button that opens the first record. */
async function findOpenButton() {
  const table = await screen.findByRole('table')
  return waitFor(() => {
    const [, first] = within(table).getAllByRole('row')
    const [button] = within(first as HTMLElement).getAllByRole('button', { name: /^(?!展开)/ })
    if (!button) throw new Error('nothing opens the record')
    return button
  })
}

// records that are published, decided or in force are read-only
const startPaths: Readonly<Record<string, string>> = {
  '/mobile/version': '/mobile/version?status=0',
  '/biz/parkingLotReserve': '/biz/parkingLotReserve?reserveStatus=0',
  '/biz/shopContract': '/biz/shopContract?contractStatus=0',
}

const collectActions = ({ rowActions, bulkActions, toolbarActions }: Resource) => [...rowActions, ...bulkActions, ...toolbarActions]

test('every plugin has the id of its entry in the list', () => {
  expect(plugins.map(({ id }) => id)).toEqual(sources.map(({ id }) => id))
})

test('no two plugins have the same path', () => {
  expect(createRegistry(plugins).conflicts).toEqual([])
})

describe.each(plugins.flatMap((plugin) => Object.entries(plugin.resources).map(([path, load]) => ({ plugin, path, load }))))(
  'the screen at $path',
  ({ plugin, path, load }) => {
    // spec 2.19, 6.2
    test('is in the menu and requires only permissions that the menu grants', async () => {
      const resource = (await load()).default
      expect(paths).toContain(path)
      for (const { permission } of collectActions(resource)) if (permission) expect(granted).toContain(permission)
      const { add, edit, view } = resource.actions
      const writeVerbs = resource.api.submit ? [add !== false && 'add', edit !== false && 'edit'] : []
      for (const verb of [...writeVerbs, resource.api.detail && view !== false && 'view'])
        if (resource.permission && verb) expect(granted).toContain(`${resource.permission}_${verb}`)
    })

    test('lists records and saves an opened one unchanged', async () => {
      const resource = (await load()).default
      const { user, notices } = renderScreen(plugin, { path: startPaths[path] ?? path, client, permissions: granted })
      await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1))
      if (!resource.tree) await screen.findAllByText(/^共 [1-9]/)
      if (!resource.api.submit || resource.actions.edit === false) {
        if (!resource.api.detail || resource.actions.view === false) return
        await user.click(await findOpenButton())
        expect((await dialog()).queryByRole('textbox')).toBeNull()
        return
      }
      await chooseAction('编辑')
      await user.click(await (await dialog()).findByRole('button', { name: '保存' }))
      await waitFor(() => expect(notices.map(({ text }) => text)).toEqual([expect.stringMatching(/^更新成功：/)]))
    })
  },
)
