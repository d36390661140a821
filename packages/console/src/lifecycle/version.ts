import { createEffect, createEvent, createStore, sample } from 'effector'

/** a moment to look whether a newer version is deployed: the page got the focus, time went by, a part could not be fetched */
export const versionCheckRequested = createEvent()
/** the person goes on with the old version for now */
export const updateDismissed = createEvent()

/** the page that is deployed now, as text */
export const readPageFx = createEffect<void, string>()

/** What a page says of the build that it is of: the script that it starts with, and the names of files that change without it. */
export function parseBuildId(html: string): string | undefined {
  const tag = html.match(/<(?:script|link)\b[^<>]*>/g)?.find((one) => /\b(?:id="entry"|type="module")/.test(one))
  const entry = /\b(?:src|href)="([^"]+)"/.exec(tag ?? '')?.[1]
  return entry && `${entry} ${/<script type="importmap">([^<]*)</.exec(html)?.[1] ?? ''}`
}

/** the build that this page is of; empty until it is known */
export const currentBuildLoaded = createEvent<string>()
const $own = createStore('').on(currentBuildLoaded, (_, build) => build)
const $deployed = createStore('')
const $putOff = createStore('')

sample({ clock: versionCheckRequested, source: readPageFx.pending, filter: (reading) => !reading, fn: () => undefined, target: readPageFx })
// whatever is no page of ours, a captive portal's for one, says nothing
sample({ clock: readPageFx.doneData.filterMap(parseBuildId), target: $deployed })
sample({ clock: updateDismissed, source: $deployed, target: $putOff })

/** a newer version is deployed, and the person has not put it off */
export const $outdated = sample({
  source: { own: $own, deployed: $deployed, putOff: $putOff },
  fn: ({ own, deployed, putOff }) => own !== '' && deployed !== '' && deployed !== own && deployed !== putOff,
})
