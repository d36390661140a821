import { definePlugin, type Plugin, type PluginDeclaration, defineView } from '@jwsk/kit'
import { version } from '@jwsk/kit/package.json'
import { isRecord } from '@jwsk/sdk'
import { fetchFiles, runEntry } from './files'
import { type Manifest, manifestOf } from './manifest'
import { isHanging, setMark, takeMark } from './marks'
import { isOff, OutsideProblem } from './model'
import { isWithin } from './range'
import { shared } from './shared'

/** a plugin that has not started by then is left out; less than the host waits for any plugin */
const limit = 8000
/** the next one need not wait longer than that for one that has not come to an end */
const turn = 1000

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

const problemOf = (error: unknown) => {
  if (error instanceof OutsideProblem) return error
  return new OutsideProblem(/does not provide an export/.test(textOf(error)) ? 'lacking' : 'thrown', { message: textOf(error) })
}

/** what the plugin throws as it starts is told on the *Plugins* page, and is no fault of this page */
function heldBack(base: string): () => void {
  const hold = (event: Event) => {
    // a file that cannot be had is no ErrorEvent
    if (!(event instanceof ErrorEvent && event.filename.startsWith(base))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('error', hold, true)
  return () => removeEventListener('error', hold, true)
}

async function start({ id, entry, files }: Manifest, base: string): Promise<object> {
  const url = new URL(entry, base).href
  const integrity = files[entry] ?? ''
  const [take, release] = [setMark(id, integrity), heldBack(base)]
  const late = pause(limit).then(() => Promise.reject(new OutsideProblem('late', { seconds: String(limit / 1000) })))
  try {
    // what arrived as this script is what the import finds
    return await Promise.race([runEntry({ url, integrity }).then(() => import(/* @vite-ignore */ url)), late])
  } finally {
    take()
    release()
  }
}

// one at a time: the mark of one that never lets go of the page is the only one
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = Promise.race([done.catch(() => undefined), last.then(() => pause(turn))])
  return done
}

type Load<T> = () => Promise<T>

// the styles of what the kit shows come with its file here, which a plugin's own import does not ask for
const withKit =
  <T>(load: Load<T>): Load<T> =>
  async () => {
    const [module] = await Promise.all([load(), shared['@jwsk/kit']?.()])
    return module
  }

const eachWithKit = <T>(loads: Readonly<Record<string, Load<T>>>) =>
  Object.fromEntries(Object.entries(loads).map(([path, load]) => [path, withKit(load)]))

/** The plugin as one of this console's own. */
function adopted(declared: Plugin): Plugin {
  const views = Object.entries(declared.views).map(([path, shown]) => [path, defineView(withKit(shown.load), shown)] as const)
  return { ...declared, resources: eachWithKit(declared.resources), menuBadges: eachWithKit(declared.menuBadges), views: Object.fromEntries(views) }
}

function pluginIn(module: object): Plugin {
  const declared: unknown = 'default' in module ? module.default : undefined
  if (!isRecord(declared)) throw new OutsideProblem('noPlugin')
  const plugin = definePlugin(declared as unknown as PluginDeclaration) // the host looks at every part of it
  const isUsable = [plugin.resources, plugin.views, plugin.menuBadges].every(isRecord) && Object.values(plugin.views).every(isRecord)
  return isUsable ? adopted(plugin) : plugin
}

const tried = new Set<string>()

/** Throws where the plugin is not to be asked for at all. */
async function admit({ id, needs, entry, files, origin }: Manifest, from: string): Promise<void> {
  if (isOff(id)) throw new OutsideProblem('off')
  if (!isWithin(version, needs.console)) throw new OutsideProblem('range', { needed: needs.console, version })
  if (from !== location.origin && from !== origin) throw new OutsideProblem('origin', { origin: from })
  // whoever asks again on this page means it
  if (tried.has(id)) takeMark(id)
  tried.add(id)
  if (await isHanging(id, files[entry] ?? '')) throw new OutsideProblem('hanging')
}

/** The plugin of an entry of `outside`, at its place in that list; whatever is wrong with it is thrown as an {@link OutsideProblem}. */
export async function loadOutside(entry: unknown, index: number): Promise<Plugin> {
  const manifest = manifestOf(entry, index)
  const base = new URL(manifest.base, document.baseURI)
  await admit(manifest, base.origin)
  await fetchFiles(manifest, base.href)
  try {
    return pluginIn(await inTurn(() => start(manifest, base.href)))
  } catch (error) {
    throw problemOf(error)
  }
}
