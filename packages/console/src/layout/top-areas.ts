import type { KitRuntime } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'
import { operationKey } from '@jwsk/sdk/query'
import { menu as menuApi } from '@jwsk/sdk/system'
import type { QueryClient } from '@tanstack/react-query'

/** The first top menu that holds each path: `answers` are the routes of each of them, as the platform sent them. */
export function topAreas(ids: readonly string[], answers: readonly unknown[]): ReadonlyMap<string, string> {
  const areas = new Map<string, string>()
  const note = (rows: unknown, id: string): void => {
    if (!Array.isArray(rows)) return
    for (const row of rows.filter(isRecord)) {
      const path = String(row.path ?? '').replace(/[?#].*$/s, '')
      if (!areas.has(path)) areas.set(path, id)
      note(row.children, id)
    }
  }
  for (const [index, id] of ids.entries()) note(answers[index], id)
  return areas
}

interface Asked extends Pick<KitRuntime, 'client' | 'scope'> {
  readonly queries: QueryClient
  readonly menus: readonly { readonly id: string }[]
  readonly know: (areas: ReadonlyMap<string, string>) => void
}

/** Asks for the routes of each top menu, which its sidebar then has at hand; without an answer the menus are what they were. */
export async function askAreas({ client, scope, queries, menus, know }: Asked): Promise<void> {
  const ids = menus.map(({ id }) => id)
  const routes = ids.map((topMenuId) =>
    queries.fetchQuery({
      queryKey: operationKey(scope, menuApi.routes, { topMenuId }),
      queryFn: ({ signal }) => client.call(menuApi.routes, { topMenuId }, { signal }),
    }),
  )
  await Promise.all(routes).then(
    (answers) => know(topAreas(ids, answers)),
    () => undefined,
  )
}
