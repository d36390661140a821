import type { DayPrice } from './use-prices'

/** Finds the most common price, the lowest one on a tie; `undefined` if there are no prices. */
export function findMostCommonPrice(days: Iterable<Pick<DayPrice, 'price'>>): number | undefined {
  const counts = new Map<number, number>()
  for (const { price } of days) counts.set(Number(price), (counts.get(Number(price)) ?? 0) + 1)
  const [usual] = [...counts].toSorted(([one, many], [other, more]) => more - many || one - other)
  return usual?.[0]
}
