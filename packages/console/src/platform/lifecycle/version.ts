import { createEffect, createEvent, createStore, sample } from 'effector'

/** requests a check for a newer version: on focus, at intervals, or after a chunk failed to load */
export const versionCheckRequested = createEvent()
/** the user keeps the old version for now */
export const updateDismissed = createEvent()

/** loads the HTML of the deployed page */
export const readPageFx = createEffect<void, string>()

/** Returns the build id of a page: its entry script and its import map, which can change without the entry; `undefined` for a page without an entry. */
export function parseBuildId(html: string): string | undefined {
  const tag = html.match(/<(?:script|link)\b[^<>]*>/g)?.find((one) => /\b(?:id="entry"|type="module")/.test(one))
  const entry = /\b(?:src|href)="([^"]+)"/.exec(tag ?? '')?.[1]
  return entry && `${entry} ${/<script type="importmap">([^<]*)</.exec(html)?.[1] ?? ''}`
}

/** build id of this page; `''` until it is known */
export const currentBuildLoaded = createEvent<string>()
const $own = createStore('').on(currentBuildLoaded, (_, build) => build)
const $deployed = createStore('')
const $dismissed = createStore('')

sample({ clock: versionCheckRequested, source: readPageFx.pending, filter: (reading) => !reading, fn: () => undefined, target: readPageFx })
// ignores pages of others, e.g. of a captive portal
sample({ clock: readPageFx.doneData.filterMap(parseBuildId), target: $deployed })
sample({ clock: updateDismissed, source: $deployed, target: $dismissed })

/** whether a newer version is deployed that the user has not dismissed */
export const $outdated = sample({
  source: { own: $own, deployed: $deployed, dismissed: $dismissed },
  fn: ({ own, deployed, dismissed }) => own !== '' && deployed !== '' && deployed !== own && deployed !== dismissed,
})
