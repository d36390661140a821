import { Cron } from 'croner'
import cronstrue from 'cronstrue'
import 'cronstrue/locales/zh_CN'
import type { Language } from '@jwsk/kit'

export interface CronPlan {
  readonly words: string
  /** Next runs as `yyyy-MM-dd HH:mm:ss` in the platform's time zone; fewer if the schedule ends. */
  readonly runs: readonly string[]
}

const locales: Readonly<Record<Language, string>> = { 'zh-cn': 'zh_CN', en: 'en' }
const maxRuns = 5

function createClock(timeZone: string) {
  // `sv-SE` is the one locale with the short form year-month-day
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (date: Date) => format.format(date)
}

interface CronQuestion {
  readonly language: Language
  readonly timeZone: string
  readonly from: Date
}

/**
 * Describes an expression and computes its next runs, as Quartz reads it: seconds first, Sunday is 1. Returns
 * `undefined` if the expression is invalid.
 */
export function planCron(expression: string, { language, timeZone, from }: CronQuestion): CronPlan | undefined {
  try {
    const options = { locale: locales[language], dayOfWeekStartIndexZero: false, use24HourTimeFormat: true }
    const words = cronstrue.toString(expression, options)
    const cron = new Cron(expression, { timezone: timeZone, alternativeWeekdays: true, sloppyRanges: true, paused: true })
    return { words, runs: cron.nextRuns(maxRuns, from).map(createClock(timeZone)) }
  } catch {
    return undefined
  }
}
