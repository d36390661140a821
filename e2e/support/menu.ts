import type { Page } from '@playwright/test'

interface Entry {
  readonly id: string
  readonly [field: string]: unknown
}

const entry = (field: Entry) => ({ parentId: '0', code: field.id, category: 1, isOpen: 1, ...field })

/** Has the platform send this menu instead of its own; whoever asks for a part of it gets all. */
export async function mockMenu(page: Page, entries: readonly Entry[]) {
  await page.route('**/jwsk-system/menu/routes*', (route) =>
    route.fulfill({ json: { code: 200, success: true, msg: '', data: entries.map(entry) } }),
  )
}

/** An entry that no plugin answers for. */
export const missingPluginEntry: Entry = { id: 'notInstalled', name: '未安装的插件', path: '/demo/notInstalled' }

/** The elements of the sidebar's menu. */
export const getMenuNodes = (page: Page) => page.locator('.sidebar .menu-tree *')
