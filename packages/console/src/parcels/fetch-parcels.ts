import type { Language } from '@jwsk/kit'
import { isRecord } from '@jwsk/sdk'

/** what the build writes into the page; see packages/console/parcels.ts */
const pageElement = 'parcels'
const kinds = { js: 'script', css: 'style', woff2: 'font' } as const
const kindOf = new Map(Object.entries(kinds))

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function parcelsOfPage(language: Language): readonly (readonly string[])[] {
  const text = document.getElementById(pageElement)?.textContent
  if (!text) return []
  const { parcels, texts } = JSON.parse(text)
  const [first = [], ...rest] = Array.isArray(parcels) ? parcels.map(listOf) : []
  return [[...first, ...listOf(isRecord(texts) ? texts[language] : undefined)], ...rest]
}

/** brought, but neither run nor applied: whoever types is not held up */
function linkTo(file: string): HTMLLinkElement {
  const href = `${import.meta.env.BASE_URL}${file}`
  const as = kindOf.get(file.replace(/^.*\./, ''))
  const link = document.createElement('link')
  if (as === 'script') link.rel = 'modulepreload'
  else Object.assign(link, { rel: 'preload', as })
  return Object.assign(link, { href, crossOrigin: 'anonymous', fetchPriority: 'low' })
}

function fetchFile(file: string): Promise<void> {
  const link = linkTo(file)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${file} cannot be had`)))
    document.head.append(link)
  })
}

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the line bears more than what is asked for. */
export function isRoomy({ connection }: { readonly connection?: Line } = navigator as { readonly connection?: Line }): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 100)
  })

let begun: Promise<void> | undefined

async function fetchAll(language: Language) {
  for (const files of parcelsOfPage(language)) {
    await idle()
    await Promise.all(files.map(fetchFile))
  }
}

/**
 * Fetches what comes after the login page, one parcel after another, each when the page has nothing better to do.
 * Once for a page; where it fails, what is needed is asked for when it is needed.
 */
export function fetchParcels(language: Language): Promise<void> {
  begun ??= isRoomy() ? fetchAll(language).catch(() => undefined) : Promise.resolve()
  return begun
}
