import { eachDay, getWeekday } from '../../../calendar/days'
import type { Period } from '../period'

/** Mark of the axis of a timeline. */
export interface AxisMark {
  readonly day: string
  /** Index of its day in the period. */
  readonly at: number
}

/** Number of days that a label of a quarter needs. */
const labelDays = 5

/** Returns the days at which the axis has a label: all of a week or month, the Mondays of a quarter with room for one. */
export function getAxisMarks({ unit, from, to }: Period): readonly AxisMark[] {
  const days = eachDay(from, to)
  const isLabeled = (day: string, at: number) => unit !== 'quarter' || (getWeekday(day) === 0 && at + labelDays <= days.length)
  return days.flatMap((day, at) => (isLabeled(day, at) ? [{ day, at }] : []))
}

/** Part of a bar that is within the period, in days from its start. */
export interface BarPosition {
  readonly start: number
  /** Number of days, at least 1. */
  readonly length: number
  /** Whether the bar begins before the period. */
  readonly isContinued: boolean
  /** Whether the bar ends after the period. */
  readonly continues: boolean
}

const dayMs = 86_400_000
const countDays = (from: string, to: string) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Number of days of a period. */
export const getPeriodLength = ({ from, to }: Period): number => countDays(from, to) + 1

/** Returns the position of a bar that overlaps the period. */
export function getBarPosition(bar: { readonly from: string; readonly to: string }, { from, to }: Period): BarPosition {
  const [isContinued, continues] = [bar.from < from, bar.to > to]
  const [first, last] = [isContinued ? from : bar.from, continues ? to : bar.to]
  return { start: countDays(from, first), length: countDays(first, last) + 1, isContinued, continues }
}
