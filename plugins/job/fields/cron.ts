import { Cron } from 'croner'
import cronstrue from 'cronstrue'
import 'cronstrue/locales/zh_CN'
import type { Language } from '@jwsk/kit'
import { parseQuartzCron, type QuartzCron } from './quartz-cron'

export interface CronPlan {
  readonly words: string
  /**
   * Next runs as `yyyy-MM-dd HH:mm:ss` in the platform's time zone; fewer if the schedule ends, none if it never runs
   * again. Absent for several times on a nearest weekday, of which Quartz skips some.
   */
  readonly runs?: readonly string[]
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

/** Rewrites what cronstrue words badly: small letters, `/5` and `L-0`. */
const toCommonForm = (expression: string) =>
  expression
    .trim()
    .toUpperCase()
    .replaceAll(/(?<=^|\s)\//g, '*/')
    .replace(/\bL-0+\b/, 'L')

const options = { alternativeWeekdays: true, sloppyRanges: true, paused: true }

/** months in which a day counted from the last may be looked for */
const maxMonths = 400

/** Returns the next runs of `L-3`, which croner cannot read: month by month, because each has another last day. */
function findRunsBeforeLast(parsed: QuartzCron, offset: number, { timeZone, from }: CronQuestion): readonly Date[] {
  const { seconds, minutes, hours, months, years } = parsed
  const runs: Date[] = []
  const start = createClock(timeZone)(from).split('-').map(Number)
  const [year = 0, month = 1] = start
  for (let count = 0; count < maxMonths && runs.length < maxRuns; count++) {
    const last = new Date(Date.UTC(year, month + count, 0))
    const [day, thisMonth, thisYear] = [last.getUTCDate() - offset, last.getUTCMonth() + 1, last.getUTCFullYear()]
    const isListed = (list: string, value: number) => list === '*' || list.split(',').includes(String(value))
    if (day < 1 || !isListed(months, thisMonth) || !isListed(years, thisYear)) continue
    const cron = new Cron(`${seconds} ${minutes} ${hours} ${day} ${thisMonth} * ${thisYear}`, { ...options, timezone: timeZone })
    runs.push(...cron.nextRuns(maxRuns - runs.length, from))
  }
  return runs
}

function findRuns(parsed: QuartzCron, question: CronQuestion): readonly Date[] {
  const { seconds, minutes, hours, days, daysBeforeLast, months, weekdays, years } = parsed
  if (daysBeforeLast !== undefined) return findRunsBeforeLast(parsed, daysBeforeLast, question)
  const cron = new Cron(`${seconds} ${minutes} ${hours} ${days} ${months} ${weekdays} ${years}`, {
    ...options,
    timezone: question.timeZone,
  })
  return cron.nextRuns(maxRuns, question.from)
}

/** Quartz loses the other times of a day that it moved to a weekday. */
const isSkipping = ({ days, seconds, minutes, hours }: QuartzCron) =>
  days.endsWith('W') && [seconds, minutes, hours].some((list) => !/^\d+$/.test(list))

/**
 * Describes an expression and computes its next runs, as Quartz reads it: seconds first, Sunday is 1. Returns
 * `undefined` if Quartz refuses the expression; a schedule that never runs again has no runs.
 */
export function planCron(expression: string, question: CronQuestion): CronPlan | undefined {
  const parsed = parseQuartzCron(expression)
  if (!parsed) return undefined
  const words = cronstrue.toString(toCommonForm(expression), {
    locale: locales[question.language],
    dayOfWeekStartIndexZero: false,
    use24HourTimeFormat: true,
  })
  return isSkipping(parsed) ? { words } : { words, runs: findRuns(parsed, question).map(createClock(question.timeZone)) }
}
