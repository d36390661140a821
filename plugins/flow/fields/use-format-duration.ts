import { toLargestUnit, useLanguage } from '@jwsk/kit'
import { useCallback } from 'react'

const units = { minutes: 'minute', hours: 'hour', days: 'day' } as const

/** Returns a function that formats minutes in their largest unit and the current language: `3 天`, `1 day`. */
export function useFormatDuration(): (minutes: number) => string {
  const language = useLanguage()
  return useCallback(
    (minutes: number) => {
      // at least one minute, because a started wait is never zero
      const { unit, count } = toLargestUnit(Math.max(1, minutes))
      const parts = new Intl.NumberFormat(language, { style: 'unit', unit: units[unit], unitDisplay: 'long' }).formatToParts(count)
      return parts.flatMap(({ value }) => value.trim() || []).join(' ')
    },
    [language],
  )
}
