import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { normalizePath, type Plugin, type PluginOption } from 'vite'
import { consoleBuild } from './console-build'
import { consolePage } from './console-page'
import { buildUtilityCss } from './theme/build-theme'

export interface PresetOptions {
  /** File that calls `createConsole`. Defaults to `src/main.tsx` or `src/main.ts`. */
  readonly entry?: string
  /** Root folder of the console. Defaults to the folder in which Vite starts. */
  readonly root?: string
  /** Address of the platform that `vite` proxies API calls to. Defaults to the environment variable `VITE_API`. */
  readonly platform?: string
}

const here = join(import.meta.dirname, '..')

function resolveEntry(root: string, entry: string | undefined): string {
  const names = entry ? [entry] : ['src/main.tsx', 'src/main.ts']
  const found = names.map((name) => join(root, name)).find((file) => existsSync(file))
  if (!found) throw new Error(`@jwsk/console: there is no ${names.join(' or ')}, which has to call createConsole`)
  return found
}

interface Manifest {
  readonly version: string
  readonly type?: string
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest // a package.json
const readVersion = (file: string) => readManifest(file).version

/**
 * Throws if the package is not `type: module`, because the sources of a CommonJS package are bundled as CommonJS, whole and
 * into the start chunk.
 */
function assertModules(root: string): void {
  const manifest = join(root, 'package.json')
  if (existsSync(manifest) && readManifest(manifest).type !== 'module')
    throw new Error('@jwsk/console: the package.json of a console needs "type": "module" (npm pkg set type=module)')
}

/** Throws if the packages differ in version, because mixing sources and types of different versions fails late. */
function assertVersions(root: string): void {
  const own = readVersion(join(here, '../../../package.json'))
  const require = createRequire(join(root, 'package.json'))
  for (const name of ['@jwsk/kit', '@jwsk/sdk', '@jwsk/ui', '@jwsk/wallboard']) {
    const other = readVersion(require.resolve(`${name}/package.json`))
    if (other !== own) throw new Error(`@jwsk/console ${own} needs ${name} ${own}, and ${other} is installed`)
  }
}

/** Emits the PrimeFlex utilities that the sources of this console use, in addition to those of the console package. */
const utilitiesPlugin = (root: string): Plugin => {
  const sheet = normalizePath(join(here, 'src/themes/generated/primeflex.css'))
  return {
    name: 'console-own-utilities',
    enforce: 'pre',
    load: (id) =>
      normalizePath(id) === sheet
        ? buildUtilityCss(here, ['src', '../ui/src', '../kit/src', '../wallboard/src', '../../plugins', relative(here, join(root, 'src'))])
        : undefined,
  }
}

/** Prebundles dependencies in development: Vite scans only imports outside of node_modules, and the console's sources are inside. */
const preparedPlugin = (): Plugin => ({
  name: 'console-prepared',
  apply: 'serve',
  config: () => ({ optimizeDeps: { include: JSON.parse(readFileSync(join(here, 'imports.json'), 'utf8')) as string[] } }), // written by the build of the package
})

const platformProxy = (target: string): Plugin => ({
  name: 'console-platform',
  config: () => ({ server: { proxy: { '/api': { target, changeOrigin: true, xfwd: true } } } }),
})

/** Vite plugins that build a custom console: its page, its files, its headers. */
export function jwskConsole({ root = process.cwd(), entry, platform = process.env.VITE_API }: PresetOptions = {}): PluginOption[] {
  assertModules(root)
  assertVersions(root)
  const source = { root, entry: resolveEntry(root, entry) }
  return [
    consolePage(source),
    utilitiesPlugin(root),
    preparedPlugin(),
    ...consoleBuild(source),
    ...(platform ? [platformProxy(platform)] : []),
  ]
}
