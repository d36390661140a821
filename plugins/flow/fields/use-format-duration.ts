import { toLargestUnit, useLanguage } from '@jwsk/kit'
import { useCallback } from 'react'

const units = { minutes: 'minute', hours: 'hour', days: 'day' } as const

/** Writes a length of time in its largest unit and in the language on screen: `3 天`, `1 day`. */
export function useFormatDuration(): (minutes: number) => string {
  const language = useLanguage()
  return useCallback(
    (minutes: number) => {
      // what has begun has lasted
      const { unit, count } = toLargestUnit(Math.max(1, minutes))
      const parts = new Intl.NumberFormat(language, { style: 'unit', unit: units[unit], unitDisplay: 'long' }).formatToParts(count)
      return parts.flatMap(({ value }) => value.trim() || []).join(' ')
    },
    [language],
  )
}
