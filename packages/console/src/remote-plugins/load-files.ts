import type { Manifest } from './manifest'
import { RemotePluginError } from './plugin-switch'

interface VerifiedFile {
  readonly url: string
  readonly integrity: string
}

/** Address without the page's own origin. */
const toShortName = (url: string) => url.replace(`${location.origin}/`, '')

/** Finds out why a file failed to load: the browser reports a missing file and a wrong digest alike, so this checks whether it exists. */
async function explainFailure({ url }: VerifiedFile): Promise<RemotePluginError> {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
  return new RemotePluginError(answer?.ok ? 'changed' : 'missing', { file: toShortName(url) })
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

/**
 * Throws if the script imports a file that the manifest does not list: no digest is known for it. An address that the
 * script computes is not seen.
 */
async function checkImports(url: string, source: string, listed: ReadonlySet<string>): Promise<void> {
  const { parse } = await import('es-module-lexer/js')
  const [imports] = parse(source)
  for (const { n: name } of imports) {
    // a bare name is a module that the console lends, or nothing
    if (name === undefined || !/^(?:\.{0,2}\/|[a-z][\w+.-]*:)/i.test(name)) continue
    const imported = URL.canParse(name, url) ? new URL(name, url).href : name
    if (!listed.has(imported)) throw new RemotePluginError('unlisted', { file: toShortName(url), imported: toShortName(imported) })
  }
}

/** Fetches a script against its digest, independent of earlier requests for the same address, and checks what it imports. */
async function checkScript(file: VerifiedFile, listed: ReadonlySet<string>): Promise<void> {
  const answer = await fetch(file.url, { integrity: file.integrity, credentials: 'same-origin' }).catch(() => undefined)
  if (!answer?.ok) throw await explainFailure(file)
  const type = answer.headers.get('content-type') ?? ''
  if (!/^(?:text|application)\/(?:java|ecma)script\b/i.test(type))
    throw new RemotePluginError('type', { file: toShortName(file.url), type })
  await checkImports(file.url, await answer.text(), listed)
}

const toVerifiedFiles = (base: string, files: Readonly<Record<string, string>>): readonly VerifiedFile[] =>
  Object.entries(files).map(([path, integrity]) => ({ url: new URL(path, base).href, integrity }))

/** Fetches all files of a plugin, each against its digest; throws if one is rejected, so that none of them runs. */
export async function loadFiles({ files, styles }: Manifest, base: string): Promise<void> {
  const verified = toVerifiedFiles(base, files)
  const listed = new Set(verified.map(({ url }) => url))
  const checks = verified.map((file) => checkScript(file, listed))
  const sheets = toVerifiedFiles(base, styles ?? {}).map((file) => loadLink('stylesheet', file))
  await Promise.all([...checks, ...sheets])
  await Promise.all(verified.map((file) => loadLink('modulepreload', file)))
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
