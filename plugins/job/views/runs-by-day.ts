import type { ChartSeries } from '@jwsk/kit'

interface Run {
  readonly startTime?: string | undefined
  readonly status?: number | undefined
}

interface Entry {
  readonly key: string
  readonly label: string
}

/** Counts runs by day and status; omits statuses without runs. */
export function countRunsByDay(runs: readonly Run[], statuses: readonly Entry[]) {
  const started = runs.flatMap(({ startTime, status }) => (startTime ? [{ day: startTime.slice(0, 10), status: String(status) }] : []))
  const days = [...new Set(started.map(({ day }) => day))].sort()
  const series = statuses.flatMap(({ key, label }): readonly ChartSeries[] => {
    const alike = started.filter(({ status }) => status === key)
    return alike.length > 0 ? [{ name: label, values: days.map((day) => alike.filter((run) => run.day === day).length) }] : []
  })
  return { days, series }
}
