import { definePlugin, type Plugin, type PluginDeclaration, defineView } from '@jwsk/kit'
import { version } from '@jwsk/kit/package.json'
import { isRecord } from '@jwsk/sdk'
import { loadFiles, runEntry } from './load-files'
import { type Manifest, parseManifest } from './manifest'
import { didHang, setCrashMark, clearCrashMark } from './crash-guard'
import { isPluginDisabled, RemotePluginError } from './plugin-switch'
import { satisfies } from './version-range'
import { shared } from './shared'

/** a plugin that has not started by then is left out; less than the host waits for any plugin */
const timeoutMs = 8000
/** the next one need not wait longer than that for one that has not come to an end */
const maxTurnMs = 1000

const sleep = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

const getErrorText = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

const toRemotePluginError = (error: unknown) => {
  if (error instanceof RemotePluginError) return error
  return new RemotePluginError(/does not provide an export/.test(getErrorText(error)) ? 'lacking' : 'thrown', { message: getErrorText(error) })
}

/** what the plugin throws as it starts is told on the *Plugins* page, and is no fault of this page */
function watchCspViolations(base: string): () => void {
  const hold = (event: Event) => {
    // a file that cannot be had is no ErrorEvent
    if (!(event instanceof ErrorEvent && event.filename.startsWith(base))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('error', hold, true)
  return () => removeEventListener('error', hold, true)
}

async function runPlugin({ id, entry, files }: Manifest, base: string): Promise<object> {
  const url = new URL(entry, base).href
  const integrity = files[entry] ?? ''
  const [take, release] = [setCrashMark(id, integrity), watchCspViolations(base)]
  const late = sleep(timeoutMs).then(() => Promise.reject(new RemotePluginError('late', { seconds: String(timeoutMs / 1000) })))
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

function runInSequence<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = Promise.race([done.catch(() => undefined), last.then(() => sleep(maxTurnMs))])
  return done
}

type Load<T> = () => Promise<T>

// the styles of what the kit shows come with its file here, which a plugin's own import does not ask for
const withKitLoaded =
  <T>(load: Load<T>): Load<T> =>
  async () => {
    const [module] = await Promise.all([load(), shared['@jwsk/kit']?.()])
    return module
  }

const mapWithKitLoaded = <T>(loads: Readonly<Record<string, Load<T>>>) =>
  Object.fromEntries(Object.entries(loads).map(([path, load]) => [path, withKitLoaded(load)]))

/** The plugin as one of this console's own. */
function adaptPlugin(declared: Plugin): Plugin {
  const views = Object.entries(declared.views).map(([path, shown]) => [path, defineView(withKitLoaded(shown.load), shown)] as const)
  return { ...declared, resources: mapWithKitLoaded(declared.resources), menuBadges: mapWithKitLoaded(declared.menuBadges), views: Object.fromEntries(views) }
}

function getPlugin(module: object): Plugin {
  const declared: unknown = 'default' in module ? module.default : undefined
  if (!isRecord(declared)) throw new RemotePluginError('noPlugin')
  const plugin = definePlugin(declared as unknown as PluginDeclaration) // the host looks at every part of it
  const isUsable = [plugin.resources, plugin.views, plugin.menuBadges].every(isRecord) && Object.values(plugin.views).every(isRecord)
  return isUsable ? adaptPlugin(plugin) : plugin
}

const attempted = new Set<string>()

/** Throws where the plugin is not to be asked for at all. */
async function checkManifest({ id, needs, entry, files, origin }: Manifest, from: string): Promise<void> {
  if (isPluginDisabled(id)) throw new RemotePluginError('off')
  if (!satisfies(version, needs.console)) throw new RemotePluginError('range', { needed: needs.console, version })
  if (from !== location.origin && from !== origin) throw new RemotePluginError('origin', { origin: from })
  // whoever asks again on this page means it
  if (attempted.has(id)) clearCrashMark(id)
  attempted.add(id)
  if (await didHang(id, files[entry] ?? '')) throw new RemotePluginError('hanging')
}

/** The plugin of an entry of `outside`, at its place in that list; whatever is wrong with it is thrown as an {@link RemotePluginError}. */
export async function loadRemotePlugin(entry: unknown, index: number): Promise<Plugin> {
  const manifest = parseManifest(entry, index)
  const base = new URL(manifest.base, document.baseURI)
  await checkManifest(manifest, base.origin)
  await loadFiles(manifest, base.href)
  try {
    return getPlugin(await runInSequence(() => runPlugin(manifest, base.href)))
  } catch (error) {
    throw toRemotePluginError(error)
  }
}
