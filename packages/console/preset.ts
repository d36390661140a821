import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { normalizePath, type Plugin, type PluginOption } from 'vite'
import { consoleBuild } from './console-build'
import { consolePage } from './console-page'
import { buildUtilityCss } from './theme/build-theme'

export interface PresetOptions {
  /** The file that calls `createConsole`; `src/main.tsx` or `src/main.ts` unless said. */
  readonly entry?: string
  /** The folder of the console; where Vite is started unless said. */
  readonly root?: string
  /** The platform that `vite` passes the console's calls on to; the variable `VITE_API` unless said. */
  readonly platform?: string
}

const here = import.meta.dirname

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

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest // of a package.json
const readVersion = (file: string) => readManifest(file).version

/** sources of a package of CommonJS would be bundled as such, and come with the start whole */
function assertModules(root: string): void {
  const manifest = join(root, 'package.json')
  if (existsSync(manifest) && readManifest(manifest).type !== 'module')
    throw new Error('@jwsk/console: the package.json of a console needs "type": "module" (npm pkg set type=module)')
}

/** sources of one version are built, and checked against the types of another: that goes wrong late */
function assertVersions(root: string): void {
  const own = readVersion(join(here, '../../../package.json'))
  const require = createRequire(join(root, 'package.json'))
  for (const name of ['@jwsk/kit', '@jwsk/sdk']) {
    const other = readVersion(require.resolve(`${name}/package.json`))
    if (other !== own) throw new Error(`@jwsk/console ${own} needs ${name} ${own}, and ${other} is installed`)
  }
}

/** what the sources of this console name of PrimeFlex, besides what the console's own do */
const utilitiesPlugin = (root: string): Plugin => {
  const sheet = normalizePath(join(here, 'src/themes/generated/primeflex.css'))
  return {
    name: 'console-own-utilities',
    enforce: 'pre',
    load: (id) =>
      normalizePath(id) === sheet
        ? buildUtilityCss(here, ['src', '../kit/src', '../../plugins', relative(here, join(root, 'src'))])
        : undefined,
  }
}

/** while one writes: Vite prepares only what sources outside of node_modules import, and those of the console lie in there */
const preparedPlugin = (): Plugin => ({
  name: 'console-prepared',
  apply: 'serve',
  config: () => ({ optimizeDeps: { include: JSON.parse(readFileSync(join(here, 'imports.json'), 'utf8')) as string[] } }), // the package's build wrote it
})

const platformProxy = (target: string): Plugin => ({
  name: 'console-platform',
  config: () => ({ server: { proxy: { '/api': { target, changeOrigin: true, xfwd: true } } } }),
})

/** Vite's plugins that build a console of one's own: its page, its files, its headers. */
export function jwskConsole({ root = process.cwd(), entry, platform = process.env.VITE_API }: PresetOptions = {}): PluginOption[] {
  assertModules(root)
  assertVersions(root)
  const source = { root, entry: resolveEntry(root, entry) }
  return [consolePage(source), utilitiesPlugin(root), preparedPlugin(), ...consoleBuild(source), ...(platform ? [platformProxy(platform)] : [])]
}
