import { combine, createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '../../auth/session/model'
import { $site } from '../site/model'

export { getSafeHref, navigateToConfiguredUrl, safeNavigate } from './safe-navigate'

/** the menu has loaded, with the origins that it links to */
export const menuOriginsLoaded = createEvent<readonly string[]>()

const $menuSites = createStore<readonly string[]>([])

sample({ clock: menuOriginsLoaded, target: $menuSites })
sample({ clock: sessionEnded, fn: () => [], target: $menuSites })

const toOrigin = (text: string) => (URL.canParse(text) ? [new URL(text).origin] : [])

/** origins that a link may lead to without a warning */
export const $trustedOrigins = combine(
  $site,
  $menuSites,
  ({ linkOrigins = [], frameOrigins = [] }, menu): ReadonlySet<string> =>
    new Set([...linkOrigins, ...frameOrigins, ...menu].flatMap(toOrigin)),
)
