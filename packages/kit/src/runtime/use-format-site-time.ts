import { formatDateTime } from '@jwsk/sdk'
import { useCallback } from 'react'
import { useRuntime } from './kit-provider'

/** Writes a moment, now unless said, as the wire has it: `yyyy-MM-dd HH:mm:ss` on the site's own clock, wherever the browser stands. */
export function useFormatSiteTime() {
  const { site } = useRuntime()
  const zone = site?.timeZone
  return useCallback((moment: Date = new Date()) => formatDateTime(moment, zone), [zone])
}
