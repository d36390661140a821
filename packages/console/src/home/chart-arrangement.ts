import { isRecord } from '@jwsk/sdk'
import { parseIds } from './use-favorites'

/** Which charts a person looks at, in which order, and which not: by code. */
export interface ChartArrangement {
  readonly shown: readonly string[]
  readonly hidden: readonly string[]
}

/** at hand for whoever wants them: their like by the hour or by source stands there already */
export const defaultArrangement: ChartArrangement = {
  shown: ['income_hour', 'visitor_hour', 'income', 'income_source', 'visitor', 'entry_hour', 'entry', 'order_type'],
  hidden: ['order', 'visitor_spot'],
}

export const parseArrangement = (kept: unknown): ChartArrangement =>
  isRecord(kept) ? { shown: parseIds(kept.shown), hidden: parseIds(kept.hidden) } : defaultArrangement

/** The charts that there are, as arranged; one that nobody arranged yet comes last. */
export function arrangeCharts<Chart extends { readonly code: string }>(charts: readonly Chart[], { shown, hidden }: ChartArrangement) {
  const place = ({ code }: Chart) => (shown.includes(code) ? shown.indexOf(code) : shown.length)
  return {
    shown: charts.filter(({ code }) => !hidden.includes(code)).toSorted((a, b) => place(a) - place(b)),
    hidden: charts.filter(({ code }) => hidden.includes(code)),
  }
}

/** With one code at the place of another; the others close up. */
export function moveTo(codes: readonly string[], code: string, at: number): readonly string[] {
  const others = codes.filter((one) => one !== code)
  return others.toSpliced(Math.max(0, at), 0, code)
}
