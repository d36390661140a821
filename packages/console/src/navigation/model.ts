import { createEffect, createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '../session/model'

export { getScreenKey } from './screen-key'
export { parseFrameQuery } from './frame-query'
export { errorPaths, homePath, loginPath, mayBePublic, getRedirect, type Visit } from './guard'
export { getMenuIcon } from './icon'
export {
  buildMenu,
  findEntry,
  hasEntry,
  isPlainPath,
  isGenericTablePath,
  type Menu,
  type MenuEntry,
  type MenuOptions,
  getMenuOrigins,
  getBreadcrumb,
} from './menu'
export { collectPermissionCodes } from './permissions'
export { platformTexts } from './platform-texts'

export interface EnteredScreen {
  readonly path: string
  readonly search: string
  /** The name of the screen; empty where it has none. */
  readonly name: string
  /** `bare`: the menu, or the view itself, wants it without sidebar and bars. */
  readonly chrome?: 'full' | 'bare'
}

export const screenEntered = createEvent<EnteredScreen>()
export const drawerOpened = createEvent()
export const drawerClosed = createEvent()

/** the sidebar on a phone */
export const $drawer = createStore<'open' | 'closed'>('closed')
/** `bare`: the address asked for the screen without sidebar and bars */
export const $chrome = createStore<'full' | 'bare'>('full')
export const $screenName = createStore('')

/** the top menu whose entries the sidebar shows; empty: all of them */
export const topMenuSelected = createEvent<string>()
export const $topMenu = createStore('')

/** what lies over the page */
export type Panel = 'palette' | 'tabs' | 'keys' | 'theme' | 'settings' | 'logs' | 'lock' | 'account'
export const panelOpened = createEvent<Panel>()
export const panelClosed = createEvent()
export const $panel = createStore<Panel | null>(null)
const getAddress = () => globalThis.location?.href ?? ''
const $panelAddress = createStore('')

/** goes to an address of the console, as a click on a link would */
export const navigateFx = createEffect<{ readonly to: string; readonly how?: 'push' | 'replace' }, void>()

const getChrome = ({ search, chrome = 'full' }: EnteredScreen) => (new URLSearchParams(search).get('menu') === 'false' ? 'bare' : chrome)

sample({ clock: screenEntered, fn: getChrome, target: $chrome })
sample({ clock: screenEntered, fn: ({ name }) => name, target: $screenName })
sample({ clock: drawerOpened, fn: () => 'open' as const, target: $drawer })
sample({ clock: [drawerClosed, screenEntered, sessionEnded], fn: () => 'closed' as const, target: $drawer })

sample({ clock: panelOpened, target: $panel })
sample({ clock: panelOpened, fn: getAddress, target: $panelAddress })
sample({ clock: [panelClosed, sessionEnded], fn: () => null, target: $panel })
// a screen that was opened from the search takes its place; one that was on its way before it does not
sample({
  clock: screenEntered,
  source: { panel: $panel, at: $panelAddress },
  filter: ({ panel, at }) => (panel === 'palette' || panel === 'tabs') && at !== getAddress(),
  fn: () => null,
  target: $panel,
})

sample({ clock: topMenuSelected, target: $topMenu })
sample({ clock: sessionEnded, fn: () => '', target: $topMenu })
