import type { Page, Route } from '@playwright/test'

export interface Entry {
  readonly path: string
  readonly name: string
  readonly code: string
  readonly query?: Readonly<Record<string, string>>
  readonly children?: readonly Entry[]
}

/** The entries that lead to a screen of the console itself. */
export const flattenScreens = (entry: Entry): readonly Entry[] =>
  entry.children?.length ? entry.children.flatMap(flattenScreens) : [entry].filter(({ path }) => path.startsWith('/'))

/** The group of the menu that property staff alone see. */
export const propertyMenuName = '物业管理系统'

/** What the platform next answers to a call that sends entries; read on its way, as of an answer to a page that was left no body is kept. */
export const waitForEntries = (page: Page, call: string): Promise<readonly Entry[]> =>
  new Promise((resolve, reject) => {
    const take = async (route: Route) => {
      const response = await route.fetch()
      resolve(((await response.json()) as { readonly data: readonly Entry[] }).data) // the menu of our own mocks
      await route.fulfill({ response })
    }
    page.route(`**${call}*`, (route) => take(route).catch(reject), { times: 1 }).catch(reject)
  })

/** Goes there as the menu does and waits until the screen has what it asked for; says whether it came. */
export const openEntry = (page: Page, { path, query }: Entry) =>
  page.evaluate(
    async ({ address, pathname }) => {
      const shown = (selector: string) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
      const left = document.title
      const isThere = () =>
        document.title !== left &&
        location.pathname === pathname &&
        shown('main :is(button, [role=button], [role=switch], input[type=submit], .kit-message, .kit-figures)') &&
        !shown('main :is([aria-busy="true"], .kit-skeleton, .kit-skeleton-box)')
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
