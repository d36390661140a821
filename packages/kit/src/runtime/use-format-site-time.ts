import { formatDateTime } from '@jwsk/sdk'
import { useCallback } from 'react'
import { useRuntime } from './kit-provider'

/**
 * Returns a formatter of moments, by default the current one, in wire format: `yyyy-MM-dd HH:mm:ss` on the site's clock,
 * in any browser time zone.
 */
export function useFormatSiteTime() {
  const { site } = useRuntime()
  const zone = site?.timeZone
  return useCallback((moment: Date = new Date()) => formatDateTime(moment, zone), [zone])
}
