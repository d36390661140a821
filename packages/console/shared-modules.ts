import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { getStableNames as namedFilesOf } from './stable-module-names'

const here = import.meta.dirname
const getFacadePath = (name: string) => normalizePath(join(here, 'src/remote-plugins/shared', `${name}.ts`))

/** What plugins from outside import from this console, and the file that gives it to them. */
const facades: Readonly<Record<string, string>> = {
  react: getFacadePath('react'),
  'react/jsx-runtime': getFacadePath('jsx-runtime'),
  'react-dom': getFacadePath('react-dom'),
  '@jwsk/sdk': getFacadePath('sdk'),
  '@jwsk/kit': getFacadePath('kit'),
}

/** what runs of the packages that are no ES modules */
const commonJs: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
}
const entries: Readonly<Record<string, string>> = {
  '@jwsk/sdk': normalizePath(join(here, '../sdk/src/index.ts')),
  '@jwsk/kit': normalizePath(join(here, '../kit/src/index.ts')),
}

// React's own insides, what may go any day, and one name that no type knows
const isPublic = (name: string) => !/^(__|unstable_|browser$)/.test(name)

const require = createRequire(import.meta.url)

function getExportNames(file: string): readonly string[] {
  const [name = ''] = file.split('/')
  const found: object = require(join(dirname(require.resolve(`${name}/package.json`)), '..', file))
  return Object.keys(found).filter(isPublic)
}

type Built = Pick<Rolldown.OutputChunk, 'fileName' | 'exports'>

const getChunks = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

const findChunkOf = (bundle: Rolldown.OutputBundle, file: string): Built | undefined =>
  getChunks(bundle).find((one) => normalizePath(one.facadeModuleId ?? '') === file)

/** The page's import map: every shared name with the file of this build that answers for it. */
export function createImportMap(bundle: Rolldown.OutputBundle): string {
  const imports = Object.entries(facades).map(([name, file]) => [name, `./${findChunkOf(bundle, file)?.fileName}`])
  return JSON.stringify({ imports: { ...Object.fromEntries(imports), ...namedFilesOf(bundle) } })
}

/** Sentences about names that a shared package has and its built facade lacks, and about a facade that comes unasked. */
export function findMissingExports(bundle: Rolldown.OutputBundle, exportsOf: (entry: string) => readonly string[]): readonly string[] {
  return Object.entries(facades).flatMap(([name, file]) => {
    const built = findChunkOf(bundle, file)
    if (!built) return `${name} has no file of its own`
    const cjs = commonJs[name]
    const wanted = cjs ? getExportNames(cjs) : exportsOf(entries[name] ?? '')
    // who imports it brings along what nobody asked for: the page would grow by all of the kit
    const importer = getChunks(bundle).find(({ imports }) => imports.includes(built.fileName))
    if (importer) return `${name} comes with ${importer.fileName}, and has to come by import() alone`
    const lacking = wanted.filter((one) => !built.exports.includes(one))
    return lacking.length > 0 ? `${name} lacks ${lacking.join(', ')}` : []
  })
}

/** Names in the page what plugins from outside share with it; the build fails where one would find less than it may import. */
export const sharedModules = (): Plugin => ({
  name: 'console-shared-modules',
  generateBundle(_options, bundle) {
    const lacking = findMissingExports(bundle, (entry) => this.getModuleInfo(entry)?.exports ?? [])
    if (lacking.length > 0) this.error(`src/remote-plugins/shared: ${lacking.join('; ')}`)
  },
  transformIndexHtml: {
    order: 'post',
    // behind the base, which its addresses are read against, and before the first module
    handler: (html, { bundle }) =>
      bundle ? html.replace('<title>', `<script type="importmap">${createImportMap(bundle)}</script>\n    <title>`) : html,
  },
})
