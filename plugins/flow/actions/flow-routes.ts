const isKey = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Returns the first segment of form addresses by category; the dictionary `flow` has it as the remark of its entries. */
export function flowRoutes(entries: readonly { readonly dictKey?: unknown; readonly remark?: unknown }[]): ReadonlyMap<string, string> {
  const routes = entries.flatMap(({ dictKey, remark }) =>
    // a single segment, because dictionary values are unchecked
    typeof remark === 'string' && /^[\w-]+$/.test(remark) && isKey(dictKey) ? [[`flow_${dictKey}`, remark] as const] : [],
  )
  return new Map(routes)
}

/** Place in a process; `again` is its form with the values of an old request, whose id is last. */
export type FormPlace = readonly ['form' | 'handle' | 'detail' | 'again', ...string[]]

/** Returns an address such as `/work/process/leave/handle/1/2/3`. */
export function formPath(route: string, [kind, ...ids]: FormPlace): string {
  const parts = ids.map(encodeURIComponent)
  if (kind !== 'again') return ['/work/process', route, kind, ...parts].join('/')
  const [definition = '', from = ''] = parts
  return `/work/process/${route}/form/${definition}?from=${from}`
}
