import type { Language } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'

/** Id of the element that the build writes into the page; see packages/console/build/preload-groups.ts. */
const pageElement = 'preload-groups'
const kinds = { js: 'script', css: 'style', woff2: 'font' } as const
const preloadTypes = new Map(Object.entries(kinds))

const toStringList = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function readPreloadGroups(language: Language): readonly (readonly string[])[] {
  const text = document.getElementById(pageElement)?.textContent
  if (!text) return []
  const { groups, texts } = JSON.parse(text)
  const [first = [], ...rest] = Array.isArray(groups) ? groups.map(toStringList) : []
  return [[...first, ...toStringList(isRecord(texts) ? texts[language] : undefined)], ...rest]
}

/** Creates a link that fetches a file without running or applying it, so that typing is not blocked. */
function createPreloadLink(file: string): HTMLLinkElement {
  const href = `${import.meta.env.BASE_URL}${file}`
  const as = preloadTypes.get(file.replace(/^.*\./, ''))
  const link = document.createElement('link')
  if (as === 'script') link.rel = 'modulepreload'
  else Object.assign(link, { rel: 'preload', as })
  return Object.assign(link, { href, crossOrigin: 'anonymous', fetchPriority: 'low' })
}

function preloadFile(file: string): Promise<void> {
  const link = createPreloadLink(file)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${file} cannot be had`)))
    document.head.append(link)
  })
}

interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the connection is fast enough to preload more than what is needed now. */
export function hasFastConnection(
  { connection }: { readonly connection?: NetworkInformation } = navigator as { readonly connection?: NetworkInformation },
): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

const waitForIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 100)
  })

let started: Promise<void> | undefined

async function preloadAll(language: Language) {
  for (const files of readPreloadGroups(language)) {
    await waitForIdle()
    await Promise.all(files.map(preloadFile))
  }
}

/**
 * Preloads the chunk groups needed after sign-in, one group at a time, while the browser is idle.
 * Runs once per page; if it fails, chunks load on demand.
 */
export function preloadChunks(language: Language): Promise<void> {
  started ??= hasFastConnection() ? preloadAll(language).catch(() => undefined) : Promise.resolve()
  return started
}
