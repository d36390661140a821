import type { Manifest } from './manifest'
import { OutsideProblem } from './model'

interface Checked {
  readonly url: string
  readonly integrity: string
}

/** the browser tells only that there was nothing it may use; whether there is a file at all tells which of the two it was */
async function refusalOf({ url }: Checked): Promise<OutsideProblem> {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
  return new OutsideProblem(answer?.ok ? 'changed' : 'missing', { file: url.replace(`${location.origin}/`, '') })
}

function arrival(element: HTMLElement, file: Checked): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      void refusalOf(file).then(reject)
    })
    document.head.append(element)
  })
}

function link(rel: 'modulepreload' | 'stylesheet', file: Checked): Promise<void> {
  const element = Object.assign(document.createElement('link'), { rel, crossOrigin: 'anonymous', integrity: file.integrity })
  element.href = file.url
  return arrival(element, file)
}

// Safari takes a preloaded module whatever its digest: there a fetch of the same file checks it first
const preloadsUnchecked = 'GestureEvent' in globalThis

async function script(file: Checked): Promise<void> {
  if (preloadsUnchecked) {
    const bytes = await fetch(file.url, { integrity: file.integrity, credentials: 'same-origin' }).catch(() => undefined)
    if (!bytes?.ok) throw await refusalOf(file)
  }
  await link('modulepreload', file)
}

const checkedIn = (base: string, files: Readonly<Record<string, string>>): readonly Checked[] =>
  Object.entries(files).map(([path, integrity]) => ({ url: new URL(path, base).href, integrity }))

/** Fetches all that a plugin is made of, each file against its digest; where one is refused, the rest is nothing to run. */
export async function fetchFiles({ files, styles }: Manifest, base: string): Promise<void> {
  const scripts = checkedIn(base, files).map(script)
  const sheets = checkedIn(base, styles ?? {}).map((file) => link('stylesheet', file))
  await Promise.all([...scripts, ...sheets])
}

interface PolicyMaker {
  readonly trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
}
const { trustedTypes } = globalThis as PolicyMaker // the compiler's own types do not know it yet

const allowed = new Set<string>()
const policy = trustedTypes?.createPolicy('jwsk-outside', {
  createScriptURL: (url: string) => {
    if (allowed.has(url)) return url
    throw new TypeError(`${url} is no entry of a plugin`)
  },
})

/** Runs the entry as a script with its digest, which every browser checks. */
export async function runEntry({ url, integrity }: Checked): Promise<void> {
  allowed.add(url)
  const element = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: 'anonymous', integrity })
  element.src = policy ? policy.createScriptURL(url) : url
  await arrival(element, { url, integrity })
}
