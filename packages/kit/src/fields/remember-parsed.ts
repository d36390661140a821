import type { KitTextKey, Translate } from '@jwsk/ui'

type Parse<Result> = (payload: unknown, t: Translate<KitTextKey>) => Result

/** Remembers what a payload was parsed to, so that all cells of a column parse it once; forgotten with the payload. */
export function rememberParsed<Result>(parse: Parse<Result>): Parse<Result> {
  const known = new WeakMap<object, { readonly t: Translate<KitTextKey>; readonly result: Result }>()
  return (payload, t) => {
    if (typeof payload !== 'object' || payload === null) return parse(payload, t)
    const before = known.get(payload)
    if (before?.t === t) return before.result
    const result = parse(payload, t)
    known.set(payload, { t, result })
    return result
  }
}
