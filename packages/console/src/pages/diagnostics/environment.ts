import { isRecord } from '@jwsk/sdk'
import { withBasePath } from '../../platform/links/base-path'

/** Environment of the page, read once. */
export interface Environment {
  /** Build of the release; `''` if unknown. */
  readonly build: string
  /** Bytes used by this origin and its quota; `undefined` if the browser does not report them. */
  readonly storage?: { readonly used: number; readonly quota: number }
}

async function readBuild(): Promise<string> {
  const answer = await globalThis.fetch(withBasePath('version.json'), { cache: 'no-store' })
  const release: unknown = answer.ok ? await answer.json() : undefined
  return isRecord(release) && typeof release.build === 'string' ? release.build : ''
}

async function readStorage() {
  const { usage, quota } = await navigator.storage.estimate()
  return usage === undefined || quota === undefined ? undefined : { used: usage, quota }
}

export async function readEnvironment(): Promise<Environment> {
  const [build, storage] = await Promise.all([readBuild().catch(() => ''), readStorage().catch(() => undefined)])
  return { build, ...(storage && { storage }) }
}

/** Describes the window and screen sizes in CSS pixels and the device pixel ratio. */
export const describeScreen = () => `${innerWidth} × ${innerHeight} / ${screen.width} × ${screen.height} @ ${devicePixelRatio}`
