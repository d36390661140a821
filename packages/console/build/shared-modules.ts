import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { getStableNames } from './stable-module-names'

const here = join(import.meta.dirname, '..')
const getFacadePath = (name: string) => normalizePath(join(here, 'src/remote-plugins/shared', `${name}.ts`))

/** Modules that remote plugins import from this console, with the facade file of each. */
const facades: Readonly<Record<string, string>> = {
  react: getFacadePath('react'),
  'react/jsx-runtime': getFacadePath('jsx-runtime'),
  'react-dom': getFacadePath('react-dom'),
  '@jwsk/sdk': getFacadePath('sdk'),
  '@jwsk/ui': getFacadePath('ui'),
  '@jwsk/kit': getFacadePath('kit'),
  '@jwsk/wallboard': getFacadePath('wallboard'),
}

/** Production builds of the packages that are no ES modules. */
const commonJs: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
}
const entries: Readonly<Record<string, string>> = {
  '@jwsk/sdk': normalizePath(join(here, '../sdk/src/index.ts')),
  '@jwsk/ui': normalizePath(join(here, '../ui/src/index.ts')),
  '@jwsk/kit': normalizePath(join(here, '../kit/src/index.ts')),
  '@jwsk/wallboard': normalizePath(join(here, '../wallboard/src/index.ts')),
}

// React's internals and unstable exports, and one name without a type
const isPublic = (name: string) => !/^(__|unstable_|browser$)/.test(name)

const require = createRequire(import.meta.url)

function getExportNames(file: string): readonly string[] {
  const [name = ''] = file.split('/')
  const found: object = require(join(dirname(require.resolve(`${name}/package.json`)), '..', file))
  return Object.keys(found).filter(isPublic)
}

type Built = Pick<Rolldown.OutputChunk, 'fileName' | 'exports'>

const getChunks = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

const findChunk = (bundle: Rolldown.OutputBundle, file: string): Built | undefined =>
  getChunks(bundle).find((one) => normalizePath(one.facadeModuleId ?? '') === file)

/** Creates the import map of the page: every shared name with its file of this build. */
export function createImportMap(bundle: Rolldown.OutputBundle): string {
  const imports = Object.entries(facades).map(([name, file]) => [name, `./${findChunk(bundle, file)?.fileName}`])
  return JSON.stringify({ imports: { ...Object.fromEntries(imports), ...getStableNames(bundle) } })
}

/** Returns messages about exports that a shared package has and its facade lacks, and about facades that are imported statically. */
export function findMissingExports(bundle: Rolldown.OutputBundle, getExports: (entry: string) => readonly string[]): readonly string[] {
  return Object.entries(facades).flatMap(([name, file]) => {
    const built = findChunk(bundle, file)
    if (!built) return `${name} has no file of its own`
    const cjs = commonJs[name]
    const expected = cjs ? getExportNames(cjs) : getExports(entries[name] ?? '')
    // a static importer would load the whole kit with the page
    const importer = getChunks(bundle).find(({ imports }) => imports.includes(built.fileName))
    if (importer) return `${name} comes with ${importer.fileName}, and has to come by import() alone`
    const lacking = expected.filter((one) => !built.exports.includes(one))
    return lacking.length > 0 ? `${name} lacks ${lacking.join(', ')}` : []
  })
}

/** Writes the import map of shared modules into the page. The build fails if a facade lacks an export. */
export const sharedModules = (): Plugin => ({
  name: 'console-shared-modules',
  generateBundle(_options, bundle) {
    const lacking = findMissingExports(bundle, (entry) => this.getModuleInfo(entry)?.exports ?? [])
    if (lacking.length > 0) this.error(`src/remote-plugins/shared: ${lacking.join('; ')}`)
  },
  transformIndexHtml: {
    order: 'post',
    // after the base, which its addresses are resolved against, and before the first module
    handler: (html, { bundle }) =>
      bundle ? html.replace('<title>', `<script type="importmap">${createImportMap(bundle)}</script>\n    <title>`) : html,
  },
})
