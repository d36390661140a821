const isKey = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Returns the first segment of form addresses by category; the dictionary `flow` has it as the remark of its entries. */
export function flowRoutes(entries: readonly { readonly dictKey?: unknown; readonly remark?: unknown }[]): ReadonlyMap<string, string> {
  const routes = entries.flatMap(({ dictKey, remark }) =>
    // a single segment, because dictionary values are unchecked
    typeof remark === 'string' && /^[\w-]+$/.test(remark) && isKey(dictKey) ? [[`flow_${dictKey}`, remark] as const] : [],
  )
  return new Map(routes)
}

/** Returns an address such as `/work/process/leave/handle/1/2/3`. */
export const formPath = (route: string, [kind, ...ids]: readonly ['form' | 'handle' | 'detail', ...string[]]) =>
  ['/work/process', route, kind, ...ids.map(encodeURIComponent)].join('/')
