import { createEffect, createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '../../auth/session/model'

export { parseFrameQuery } from './frame-query'
export { canBePublic, errorPaths, getRedirect, homePath, loginPath, type Visit } from './guard'
export { getMenuIcon } from './icon'
export {
  buildMenu,
  findEntry,
  getBreadcrumb,
  getMenuOrigins,
  hasEntry,
  isGenericTablePath,
  isPlainPath,
  type Menu,
  type MenuEntry,
  type MenuOptions,
} from './menu'
export type { SkippedEntry } from './menu-node'
export { collectPermissionCodes } from './permissions'
export { platformTexts } from './platform-texts'
export { getScreenKey } from './screen-key'

export interface EnteredScreen {
  readonly path: string
  readonly search: string
  /** Name of the screen; `''` if it has none. */
  readonly name: string
  /** `bare`: the menu or the view requests no sidebar and no bars. */
  readonly chrome?: 'full' | 'bare'
}

export const screenEntered = createEvent<EnteredScreen>()
export const drawerOpened = createEvent()
export const drawerClosed = createEvent()

/** State of the sidebar on a phone. */
export const $drawer = createStore<'open' | 'closed'>('closed')
/** `bare`: the address requests the screen without sidebar and bars. */
export const $chrome = createStore<'full' | 'bare'>('full')
export const $screenName = createStore('')

/** Selects the top menu whose entries the sidebar shows; `''`: all entries. */
export const topMenuSelected = createEvent<string>()
export const $topMenu = createStore('')

/** Panels that overlay the page. */
export type Panel = 'palette' | 'tabs' | 'keys' | 'theme' | 'settings' | 'logs' | 'lock' | 'account'
export const panelOpened = createEvent<Panel>()
export const panelClosed = createEvent()
export const $panel = createStore<Panel | null>(null)
const getAddress = () => globalThis.location?.href ?? ''
const $panelAddress = createStore('')

/** Navigates to an address of the console, like a click on a link. */
export const navigateFx = createEffect<{ readonly to: string }, void>()

const getChrome = ({ search, chrome = 'full' }: EnteredScreen) => (new URLSearchParams(search).get('menu') === 'false' ? 'bare' : chrome)

sample({ clock: screenEntered, fn: getChrome, target: $chrome })
sample({ clock: screenEntered, fn: ({ name }) => name, target: $screenName })
sample({ clock: drawerOpened, fn: () => 'open' as const, target: $drawer })
sample({ clock: [drawerClosed, screenEntered, sessionEnded], fn: () => 'closed' as const, target: $drawer })

sample({ clock: panelOpened, target: $panel })
sample({ clock: panelOpened, fn: getAddress, target: $panelAddress })
sample({ clock: [panelClosed, sessionEnded], fn: () => null, target: $panel })
// close the search when a screen that was opened from it appears, but not for a navigation that started before
sample({
  clock: screenEntered,
  source: { panel: $panel, at: $panelAddress },
  filter: ({ panel, at }) => (panel === 'palette' || panel === 'tabs') && at !== getAddress(),
  fn: () => null,
  target: $panel,
})

sample({ clock: topMenuSelected, target: $topMenu })
sample({ clock: sessionEnded, fn: () => '', target: $topMenu })
