import { definePlugin, defineView, type Plugin, type PluginDeclaration } from '@jwsk/kit'
import { version } from '@jwsk/kit/package.json'
import { isRecord } from '@jwsk/sdk'
import { clearCrashMark, didHang, setCrashMark } from './crash-guard'
import { loadFiles, runEntry } from './load-files'
import { type Manifest, parseManifest } from './manifest'
import { isPluginDisabled, RemotePluginError } from './plugin-switch'
import { shared } from './shared'
import { satisfies } from './version-range'

/** Timeout in milliseconds for the start of a plugin; shorter than the timeout of the plugin host. */
const timeoutMs = 8000
/** Milliseconds after which the next plugin starts even if this one has not finished. */
const maxTurnMs = 1000

const sleep = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

const getErrorText = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

const toRemotePluginError = (error: unknown) => {
  if (error instanceof RemotePluginError) return error
  return new RemotePluginError(/does not provide an export/.test(getErrorText(error)) ? 'lacking' : 'thrown', {
    message: getErrorText(error),
  })
}

/** Intercepts errors that the plugin throws while it starts: they are reported on the *Plugins* page, not as errors of this page. */
function watchCspViolations(base: string): () => void {
  const intercept = (event: Event) => {
    // a file that fails to load raises no ErrorEvent
    if (!(event instanceof ErrorEvent && event.filename.startsWith(base))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('error', intercept, true)
  return () => removeEventListener('error', intercept, true)
}

async function runPlugin({ id, entry, files }: Manifest, base: string): Promise<object> {
  const url = new URL(entry, base).href
  const integrity = files[entry] ?? ''
  const [removeMark, release] = [setCrashMark(id, integrity), watchCspViolations(base)]
  const late = sleep(timeoutMs).then(() => Promise.reject(new RemotePluginError('late', { seconds: String(timeoutMs / 1000) })))
  try {
    // the import reuses the module that was loaded as this script
    return await Promise.race([runEntry({ url, integrity }).then(() => import(/* @vite-ignore */ url)), late])
  } finally {
    removeMark()
    release()
  }
}

// run one plugin at a time, so that a freeze leaves only the mark of the plugin that caused it
let last: Promise<unknown> = Promise.resolve()

function runInSequence<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = Promise.race([done.catch(() => undefined), last.then(() => sleep(maxTurnMs))])
  return done
}

type Load<T> = () => Promise<T>

// load the kit's styles with its chunk here, because the import of a remote plugin does not
const withKitLoaded =
  <T>(load: Load<T>): Load<T> =>
  async () => {
    const [module] = await Promise.all([load(), shared['@jwsk/kit']?.()])
    return module
  }

const mapWithKitLoaded = <T>(loads: Readonly<Record<string, Load<T>>>) =>
  Object.fromEntries(Object.entries(loads).map(([path, load]) => [path, withKitLoaded(load)]))

/** Adapts a remote plugin to a plugin of this console. */
function adaptPlugin(declared: Plugin): Plugin {
  const views = Object.entries(declared.views).map(([path, view]) => [path, defineView(withKitLoaded(view.load), view)] as const)
  return {
    ...declared,
    resources: mapWithKitLoaded(declared.resources),
    menuBadges: mapWithKitLoaded(declared.menuBadges),
    views: Object.fromEntries(views),
  }
}

function getPlugin(module: object): Plugin {
  const declared: unknown = 'default' in module ? module.default : undefined
  if (!isRecord(declared)) throw new RemotePluginError('noPlugin')
  const plugin = definePlugin(declared as unknown as PluginDeclaration) // the host checks all of its parts
  const isUsable = [plugin.resources, plugin.views, plugin.menuBadges].every(isRecord) && Object.values(plugin.views).every(isRecord)
  return isUsable ? adaptPlugin(plugin) : plugin
}

const attempted = new Set<string>()

/** Throws if the plugin must not be fetched. */
async function checkManifest({ id, needs, entry, files, origin }: Manifest, from: string): Promise<void> {
  if (isPluginDisabled(id)) throw new RemotePluginError('off')
  if (!satisfies(version, needs.console)) throw new RemotePluginError('range', { needed: needs.console, version })
  if (from !== location.origin && from !== origin) throw new RemotePluginError('origin', { origin: from })
  // a second attempt on the same page is an explicit retry of the user
  if (attempted.has(id)) clearCrashMark(id)
  attempted.add(id)
  if (await didHang(id, files[entry] ?? '')) throw new RemotePluginError('hanging')
}

/**
 * Loads the plugin of the entry at `index` of `outside`.
 * @throws {@link RemotePluginError} for any failure of the plugin
 */
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
