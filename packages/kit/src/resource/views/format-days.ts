import { useLanguage } from '@jwsk/ui'
import { useMemo } from 'react'
import type { Period } from './period'

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`)

/** Returns formatters of days in the language of the user. */
export function useFormatDays() {
  const language = useLanguage()
  return useMemo(() => {
    const create = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    const [month, shortMonth, day, wholeDay, dayOfYear] = [
      create({ year: 'numeric', month: 'long' }),
      create({ year: 'numeric', month: 'short' }),
      create({ month: 'short', day: 'numeric' }),
      create({ month: 'long', day: 'numeric', weekday: 'long' }),
      create({ dateStyle: 'long' }),
    ]
    return {
      /** Formats a day without its year: `5 Nov`. */
      formatDay: (date: string) => day.format(toUtc(date)),
      /** Formats a day with its weekday. */
      formatWholeDay: (date: string) => wholeDay.format(toUtc(date)),
      formatPeriod: ({ unit, from, to }: Period) => {
        if (unit === 'month') return month.format(toUtc(from))
        const [first, last] = [toUtc(from), toUtc(to)]
        // both ends in words: ranges of some languages are digits
        return unit === 'quarter'
          ? `${shortMonth.format(first)} – ${shortMonth.format(last)}`
          : `${dayOfYear.format(first)} – ${day.format(last)}`
      },
    }
  }, [language])
}
