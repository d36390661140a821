import type { Page, Route } from '@playwright/test'
import { listScreen } from './list-screen'

export interface Entry {
  readonly path: string
  readonly name: string
  readonly code: string
  readonly query?: Readonly<Record<string, string>>
  readonly children?: readonly Entry[]
}

/** Returns the menu entries that open a screen of the console, without external links. */
export const flattenScreens = (entry: Entry): readonly Entry[] =>
  entry.children?.length ? entry.children.flatMap(flattenScreens) : [entry].filter(({ path }) => path.startsWith('/'))

/** Menu group that only property staff see. */
export const propertyMenuName = '物业管理系统'

/** Waits for the menu entries of the next such call; reads them in a route handler, because the body is lost once the page is left. */
export const waitForEntries = (page: Page, call: string): Promise<readonly Entry[]> =>
  new Promise((resolve, reject) => {
    const intercept = async (route: Route) => {
      const response = await route.fetch()
      resolve(((await response.json()) as { readonly data: readonly Entry[] }).data) // shape of the mock's menu
      await route.fulfill({ response })
    }
    page.route(`**${call}*`, (route) => intercept(route).catch(reject), { times: 1 }).catch(reject)
  })

/** Opens a screen as the menu does and waits until its data is loaded; returns whether it loaded within 15 s. */
export const openEntry = (page: Page, { path, query }: Entry) =>
  page.evaluate(
    async ({ address, pathname }) => {
      const isAnyVisible = (selector: string) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
      const left = document.title
      const isThere = () =>
        document.title !== left &&
        location.pathname === pathname &&
        isAnyVisible('main :is(button, [role=button], [role=switch], input[type=submit], .kit-message, .kit-stats)') &&
        !isAnyVisible('main :is([aria-busy="true"], .kit-skeleton, .kit-skeleton-box)')
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      for (let still = 0, until = performance.now() + 15_000; still < 3; still = isThere() ? still + 1 : 0) {
        if (performance.now() > until) return false
        await new Promise((done) => setTimeout(done, 20))
      }
      return true
    },
    { address: query ? `${path}?${new URLSearchParams(query)}` : path, pathname: path },
  )

/** Opens the form of the first record that offers it and saves it unchanged; returns once the form is closed. */
export async function saveFirstRecord(page: Page) {
  const { main, dialog, save, done } = listScreen(page)
  // the name of the record follows the label, unlike that of the bulk action; the number of filters follows the 更多 of the search bar
  const button = main.getByRole('button', { name: /^(编辑|更多|Edit|More) (?!selected$)[^(]/ }).first()
  await button.click()
  if ((await button.getAttribute('aria-haspopup')) === 'menu') await page.getByRole('menuitem', { name: /^(编辑|Edit)$/ }).click()
  await dialog.locator('button[type=submit]').waitFor()
  await save()
  await done()
}
