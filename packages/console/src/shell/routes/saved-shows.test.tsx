import { defineResource, type Field, number, type Resource, ResourcePanel, type Row, text, useOperationQuery } from '@jwsk/kit'
import { createPluginHost, KitProvider, PluginsProvider } from '@jwsk/kit/shell'
import { startPlatform } from '@jwsk/mocks/testing'
import { dept, dict, menu, role, topMenu } from '@jwsk/sdk/system'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { TopMenus } from '../layout/top-menus'
import { useShellData } from '../layout/use-shell-data'
import { Sidebar } from '../navigation/sidebar'
import { createQueryClient } from './query-client'

const { client, getCalls } = startPlatform({ fresh: 'file' })
const translator = createTranslator('zh-cn')
const scope = ['1', '000000', 'admin', '1', '1', 'zh-cn']
const permissions: ReadonlySet<string> = new Set(['menu_edit', 'dict_edit', 'dept_edit', 'role_edit', 'topmenu_edit'])

function MenuNames() {
  const state = useShellData(client, scope)
  return state.status === 'ready' ? <Sidebar menu={state.data.menu} current="" /> : null
}

const words = (data: unknown) => JSON.stringify(data ?? '')

const DictionaryNames = () => <p>{words(useOperationQuery(dict.dictionary, { code: 'yes_no' }).data)}</p>
const DepartmentNames = () => <p>{words(useOperationQuery(dept.tree).data)}</p>
const RoleNames = () => <p>{words(useOperationQuery(role.tree).data)}</p>

const menus = defineResource({
  api: { ...menu, list: menu.lazyList },
  permission: 'menu',
  fields: { name: text(), code: text(), alias: text(), path: text(), source: text(), sort: number(), category: number(), isOpen: number() },
  columns: ['name'],
})
// the keys of this dictionary are numbers
const keys = number() as unknown as Field<string | number>
const entries = defineResource({
  api: { ...dict, page: dict.childList },
  permission: 'dict',
  fields: { dictValue: text(), code: text(), dictKey: keys, sort: number(), isSealed: number() },
  columns: ['dictValue'],
  search: ['dictValue'],
})
const depts = defineResource({
  api: { ...dept, list: dept.lazyList },
  permission: 'dept',
  fields: { deptName: text(), fullName: text(), tenantId: text(), deptCategory: number(), sort: number() },
  columns: ['deptName'],
})
const topMenus = defineResource({
  api: topMenu,
  permission: 'topmenu',
  fields: { name: text(), code: text(), source: text(), path: text(), sort: number() },
  columns: ['name'],
})
const roles = defineResource({
  api: role,
  permission: 'role',
  fields: { roleName: text(), roleAlias: text(), tenantId: text(), sort: number() },
  columns: ['roleName'],
})

interface Case {
  readonly what: string
  readonly resource: Resource
  /** Component elsewhere in the console that shows the saved record. */
  readonly Elsewhere: React.ComponentType
  /** Path of the call that loads it. */
  readonly path: string
  /** Filter of the list. Defaults to all records. */
  readonly only?: () => Promise<Row>
}

const ofDictionary = async () => ({ parentId: (await client.call(dict.parentList, { code: 'yes_no', size: 1 })).records[0]?.id })

const cases: readonly Case[] = [
  { what: 'menu entry in the sidebar', resource: menus, Elsewhere: MenuNames, path: '/menu/routes' },
  { what: 'top menu in the header', resource: topMenus, Elsewhere: TopMenus, path: '/menu/top-menu' },
  {
    what: 'dictionary value among the choices',
    resource: entries,
    Elsewhere: DictionaryNames,
    path: '/dict/dictionary',
    only: ofDictionary,
  },
  { what: 'department in the tree', resource: depts, Elsewhere: DepartmentNames, path: '/dept/tree' },
  { what: 'role in the list', resource: roles, Elsewhere: RoleNames, path: '/role/tree' },
]

test.each(cases)(
  'a saved $what shows without a reload',
  async ({ resource, Elsewhere, path, only }) => {
    const baseQuery = await only?.()
    await loadTexts(translator, consoleNamespace, signedInTexts)
    await loadTexts(translator, kitNamespace, kitTexts)
    const runtime = { client, scope, permissions, notify: () => undefined }
    const { unmount } = render(
      <Provider value={fork()}>
        <QueryClientProvider client={createQueryClient({ onUnreachable: () => undefined, onAnswered: () => undefined })}>
          <TranslateProvider translator={translator} namespace={consoleNamespace}>
            <KitProvider runtime={runtime}>
              <MemoryRouter>
                <div data-testid="elsewhere">
                  <PluginsProvider host={createPluginHost([])}>
                    <Elsewhere />
                  </PluginsProvider>
                </div>
                <ResourcePanel resource={resource} {...(baseQuery && { baseQuery })} />
              </MemoryRouter>
            </KitProvider>
          </TranslateProvider>
        </QueryClientProvider>
      </Provider>,
    )
    const elsewhere = screen.getByTestId('elsewhere')
    await waitFor(() => expect(getCalls(path)).not.toHaveLength(0))
    const person = userEvent.setup()
    await person.click((await screen.findAllByRole('button', { name: /^编辑 / }))[0] as HTMLElement)
    const [box] = await within(await screen.findByRole('dialog')).findAllByRole('textbox')
    if (!box) throw new Error('nothing to type into')
    await person.clear(box)
    await person.type(box, '改过名')
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(elsewhere.textContent).toContain('改过名'))
    unmount()
  },
  60_000,
)
