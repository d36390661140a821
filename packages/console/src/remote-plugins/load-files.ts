import type { Manifest } from './manifest'
import { RemotePluginError } from './plugin-switch'

interface VerifiedFile {
  readonly url: string
  readonly integrity: string
}

/** Finds out why a file failed to load: the browser reports a missing file and a wrong digest alike, so this checks whether it exists. */
async function explainFailure({ url }: VerifiedFile): Promise<RemotePluginError> {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
  return new RemotePluginError(answer?.ok ? 'changed' : 'missing', { file: url.replace(`${location.origin}/`, '') })
}

function waitForLoad(element: HTMLElement, file: VerifiedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      void explainFailure(file).then(reject)
    })
    document.head.append(element)
  })
}

function loadLink(rel: 'modulepreload' | 'stylesheet', file: VerifiedFile): Promise<void> {
  const element = Object.assign(document.createElement('link'), { rel, crossOrigin: 'anonymous', integrity: file.integrity })
  element.href = file.url
  return waitForLoad(element, file)
}

// Safari ignores the digest of a preloaded module, so a fetch with the digest checks the file first
const preloadsUnchecked = 'GestureEvent' in globalThis

async function loadScript(file: VerifiedFile): Promise<void> {
  if (preloadsUnchecked) {
    const bytes = await fetch(file.url, { integrity: file.integrity, credentials: 'same-origin' }).catch(() => undefined)
    if (!bytes?.ok) throw await explainFailure(file)
  }
  await loadLink('modulepreload', file)
}

const toVerifiedFiles = (base: string, files: Readonly<Record<string, string>>): readonly VerifiedFile[] =>
  Object.entries(files).map(([path, integrity]) => ({ url: new URL(path, base).href, integrity }))

/** Fetches all files of a plugin, each against its digest; throws if one is rejected, so that none of them runs. */
export async function loadFiles({ files, styles }: Manifest, base: string): Promise<void> {
  const scripts = toVerifiedFiles(base, files).map(loadScript)
  const sheets = toVerifiedFiles(base, styles ?? {}).map((file) => loadLink('stylesheet', file))
  await Promise.all([...scripts, ...sheets])
}

interface PolicyMaker {
  readonly trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
}
const { trustedTypes } = globalThis as PolicyMaker // missing in TypeScript's DOM types

const allowed = new Set<string>()
const policy = trustedTypes?.createPolicy('jwsk-outside', {
  createScriptURL: (url: string) => {
    if (allowed.has(url)) return url
    throw new TypeError(`${url} is no entry of a plugin`)
  },
})

/** Runs the entry as a script with its digest, which every browser checks. */
export async function runEntry({ url, integrity }: VerifiedFile): Promise<void> {
  allowed.add(url)
  const element = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: 'anonymous', integrity })
  element.src = policy ? policy.createScriptURL(url) : url
  await waitForLoad(element, { url, integrity })
}
