const isKey = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** The first part of the addresses of forms, by category: the dictionary `flow` holds it as its entries' remark. */
export function flowRoutes(entries: readonly { readonly dictKey?: unknown; readonly remark?: unknown }[]): ReadonlyMap<string, string> {
  const routes = entries.flatMap(({ dictKey, remark }) =>
    // one segment, whatever the dictionary says
    typeof remark === 'string' && /^[\w-]+$/.test(remark) && isKey(dictKey) ? [[`flow_${dictKey}`, remark] as const] : [],
  )
  return new Map(routes)
}

/** `/work/process/leave/handle/1/2/3` */
export const formPath = (route: string, [kind, ...ids]: readonly ['form' | 'handle' | 'detail', ...string[]]) =>
  ['/work/process', route, kind, ...ids.map(encodeURIComponent)].join('/')
