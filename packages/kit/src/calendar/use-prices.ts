import type { Operation } from '@jwsk/sdk'
import { toDisplayText } from '../fields/wire'
import { useRuntime } from '../runtime/kit-provider'
import { useOperationQuery } from '../runtime/use-operation-query'
import { type Month, toMonth } from './days'

/** Day as the platform stores it; a stock of -1 is unlimited. */
export interface DayPrice {
  readonly date: string
  readonly price: string | number
  readonly stock: number
  readonly soldCount?: number
}

/** Change applied to the selected days; omitted values stay unchanged on each day. */
export interface DayChange {
  readonly price?: string
  readonly stock?: number
}

export interface PriceOperations {
  /** Loads the days of a month. */
  readonly load: Operation<{ id: string; month: string }, DayPrice[]>
  /** Saves the given days; other days stay unchanged. */
  readonly save: Operation<{ query: { id: string }; body: DayPrice[] }, undefined>
}

const indexByDate = (days: unknown): ReadonlyMap<string, DayPrice> =>
  new Map(
    (Array.isArray(days) ? days : []).map((day: DayPrice) => [
      toDisplayText(day.date),
      {
        date: toDisplayText(day.date),
        price: toDisplayText(day.price),
        stock: Number(day.stock) || 0,
        soldCount: Number(day.soldCount) || 0,
      },
    ]),
  )

/** Loads the prices of a product for a month and saves changes of any days. */
export function usePrices({ load, save }: PriceOperations, { id, month }: { readonly id: string; readonly month: Month }) {
  const { client } = useRuntime()
  const { data, error, refetch } = useOperationQuery(load, { id, month }, { staleTime: 0 })
  const set = async (dates: readonly string[], change: DayChange) => {
    const months = [...new Set(dates.map(toMonth))]
    // unchanged values are fetched again, because another user may have set them
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
