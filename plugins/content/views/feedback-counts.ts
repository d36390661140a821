import type { ChartSeries } from '@jwsk/kit'

interface Entry {
  readonly key: string
  readonly label: string
}

interface Counted {
  readonly feedbackType?: number | undefined
  readonly feedbackStatus?: number | undefined
}

/** Counts records by type and status; omits statuses without records. */
export function countByStatus(records: readonly Counted[], types: readonly Entry[], statuses: readonly Entry[]): readonly ChartSeries[] {
  return statuses.flatMap(({ key, label }) => {
    const alike = records.filter(({ feedbackStatus }) => String(feedbackStatus) === key)
    const values = types.map((type) => alike.filter(({ feedbackType }) => String(feedbackType) === type.key).length)
    return alike.length > 0 ? [{ name: label, values }] : []
  })
}
