import { platformTimeZone } from '@jwsk/sdk'

// fields parse values outside of components too, e.g. for an export; a page has one site
let current = platformTimeZone

/** Sets the time zone of the site, in which fields show moments that name another zone. */
export function setSiteTimeZone(timeZone: string = platformTimeZone): void {
  current = timeZone
}

export const getSiteTimeZone = () => current
