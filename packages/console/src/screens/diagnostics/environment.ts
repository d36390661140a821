import { isRecord } from '@jwsk/sdk'
import { withBasePath } from '../../links/base-path'

/** What a page can find out of where it runs, once. */
export interface Environment {
  /** Of the release; empty where none says. */
  readonly build: string
  /** Bytes that this host keeps in the browser, and may; absent where the browser does not say. */
  readonly storage?: { readonly used: number; readonly quota: number }
}

async function readBuild(): Promise<string> {
  const answer = await globalThis.fetch(withBasePath('version.json'), { cache: 'no-store' })
  const told: unknown = answer.ok ? await answer.json() : undefined
  return isRecord(told) && typeof told.build === 'string' ? told.build : ''
}

async function readStorage() {
  const { usage, quota } = await navigator.storage.estimate()
  return usage === undefined || quota === undefined ? undefined : { used: usage, quota }
}

export async function readEnvironment(): Promise<Environment> {
  const [build, storage] = await Promise.all([readBuild().catch(() => ''), readStorage().catch(() => undefined)])
  return { build, ...(storage && { storage }) }
}

/** The window, the screen around it, and how many dots make a pixel. */
export const describeScreen = () => `${innerWidth} × ${innerHeight} / ${screen.width} × ${screen.height} @ ${devicePixelRatio}`
