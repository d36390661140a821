import type { Operation } from '@jwsk/sdk'
import { toDisplayText } from '../fields/wire'
import { useRuntime } from '../runtime/kit-provider'
import { useOperationQuery } from '../runtime/use-operation-query'
import { type Month, toMonth } from './days'

/** One day as the platform keeps it; a stock of -1 has no limit. */
export interface DayPrice {
  readonly date: string
  readonly price: string | number
  readonly stock: number
  readonly soldCount?: number
}

/** What the chosen days get; what is left out stays as it is, day by day. */
export interface DayChange {
  readonly price?: string
  readonly stock?: number
}

export interface PriceOperations {
  /** The days of a month. */
  readonly load: Operation<{ id: string; month: string }, DayPrice[]>
  /** Sets days; the others stay. */
  readonly save: Operation<{ query: { id: string }; body: DayPrice[] }, undefined>
}

const indexByDate = (days: unknown): ReadonlyMap<string, DayPrice> =>
  new Map(
    (Array.isArray(days) ? days : []).map((day: DayPrice) => [
      toDisplayText(day.date),
      { date: toDisplayText(day.date), price: toDisplayText(day.price), stock: Number(day.stock) || 0, soldCount: Number(day.soldCount) || 0 },
    ]),
  )

/** The prices of something for a month, and how to set those of any days. */
export function usePrices({ load, save }: PriceOperations, { id, month }: { readonly id: string; readonly month: Month }) {
  const { client } = useRuntime()
  const { data, error, refetch } = useOperationQuery(load, { id, month }, { staleTime: 0 })
  const set = async (dates: readonly string[], change: DayChange) => {
    const months = [...new Set(dates.map(toMonth))]
    // what stays as it is is read anew: somebody else may have set it meanwhile
    const answers = await Promise.all(months.map((one) => client.call<typeof load>(load, { id, month: one })))
    const known = indexByDate(answers.flat())
    const body = dates.flatMap((date) => {
      const { price, stock } = { ...known.get(date), ...change }
      return price === undefined || stock === undefined ? [] : [{ date, price, stock }]
    })
    await client.call<typeof save>(save, { query: { id }, body })
    await refetch()
  }
  return { days: data && indexByDate(data), error, refetch, set }
}
