import type { Language } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'

/** what the build writes into the page; see packages/console/preload-groups.ts */
const pageElement = 'parcels'
const kinds = { js: 'script', css: 'style', woff2: 'font' } as const
const preloadTypes = new Map(Object.entries(kinds))

const toStringList = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function readPreloadGroups(language: Language): readonly (readonly string[])[] {
  const text = document.getElementById(pageElement)?.textContent
  if (!text) return []
  const { parcels, texts } = JSON.parse(text)
  const [first = [], ...rest] = Array.isArray(parcels) ? parcels.map(toStringList) : []
  return [[...first, ...toStringList(isRecord(texts) ? texts[language] : undefined)], ...rest]
}

/** brought, but neither run nor applied: whoever types is not held up */
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

/** Whether the line bears more than what is asked for. */
export function hasFastConnection({ connection }: { readonly connection?: NetworkInformation } = navigator as { readonly connection?: NetworkInformation }): boolean {
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
 * Fetches what comes after the login page, one parcel after another, each when the page has nothing better to do.
 * Once for a page; where it fails, what is needed is asked for when it is needed.
 */
export function preloadChunks(language: Language): Promise<void> {
  started ??= hasFastConnection() ? preloadAll(language).catch(() => undefined) : Promise.resolve()
  return started
}
