import type { Page } from '@playwright/test'

interface Entry {
  readonly id: string
  readonly [field: string]: unknown
}

const entry = (field: Entry) => ({ parentId: '0', code: field.id, category: 1, isOpen: 1, ...field })

/** Replaces the platform's menu; a request for a part of it gets all entries. */
export async function mockMenu(page: Page, entries: readonly Entry[]) {
  await page.route('**/jwsk-system/menu/routes*', (route) =>
    route.fulfill({ json: { code: 200, success: true, msg: '', data: entries.map(entry) } }),
  )
}

/** Menu entry that no plugin provides. */
export const missingPluginEntry: Entry = { id: 'notInstalled', name: '未安装的插件', path: '/demo/notInstalled' }

/** Returns the elements of the sidebar's menu. */
export const getMenuNodes = (page: Page) => page.locator('.sidebar .menu-tree *')
