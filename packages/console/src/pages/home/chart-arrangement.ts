import { isRecord } from '@jwsk/sdk'
import { parseIds } from './use-favorites'

/** Codes of the charts that a user shows, in order, and of those that are hidden; stored as a preference. */
export interface ChartArrangement {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
}

/** hides the charts that repeat another one by hour or by source */
export const defaultArrangement: ChartArrangement = {
  shown: ['income_hour', 'visitor_hour', 'income', 'income_source', 'visitor', 'entry_hour', 'entry', 'order_type'],
  hidden: ['order', 'visitor_spot'],
}

export const parseArrangement = (stored: unknown): ChartArrangement =>
  isRecord(stored) ? { shown: parseIds(stored.shown), hidden: parseIds(stored.hidden) } : defaultArrangement

/** Sorts the available charts into visible and hidden ones; a chart that was never arranged is last. */
export function arrangeCharts<Chart extends { readonly code: string }>(
  charts: readonly Chart[],
  { shown: order, hidden }: ChartArrangement,
) {
  const getPosition = ({ code }: Chart) => (order.includes(code) ? order.indexOf(code) : order.length)
  return {
    visible: charts.filter(({ code }) => !hidden.includes(code)).toSorted((a, b) => getPosition(a) - getPosition(b)),
    hidden: charts.filter(({ code }) => hidden.includes(code)),
  }
}

/** Moves a code to the index `at`; the others close up. */
export function moveTo(codes: readonly string[], code: string, at: number): readonly string[] {
  const others = codes.filter((one) => one !== code)
  return others.toSpliced(Math.max(0, at), 0, code)
}
