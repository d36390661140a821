import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { hasStableName } from './stable-module-names'

const kit = join(import.meta.dirname, '../../kit/src')
const path = (...parts: readonly string[]) => normalizePath(join(...parts))

/** Kit folders that the console needs whole and imports through the kit's entries; they go into the shell chunk with their dependencies. */
const contract = /packages\/kit\/src\/(plugin|runtime|permission)\//
const kind = /packages\/kit\/src\/fields\/([\w-]+)\/\1\.tsx?$/
/** Entries of the kit: for plugins, and for the shell. */
const entries: readonly string[] = [path(kit, 'index.ts'), path(kit, 'shell/index.ts')]

/** Entry files that only re-export: a module depends only on the exports that it names. */
const barrel = /packages\/(sdk\/src\/(generated\/[^/]+\/)?|(ui|wallboard)\/src\/)index\.ts$/

const component = /packages\/ui\/src\//

/** Returns the modules that the kit's entries re-export, its own and those of the packages below. */
const getKitModules = (context: Rolldown.ChunkingContext): readonly string[] =>
  entries
    .flatMap((entry) => context.getModuleInfo(entry)?.importedIds ?? [])
    .flatMap((id) => (barrel.test(id) ? (context.getModuleInfo(id)?.importedIds ?? []) : id))

function getStaticImports(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {}
  const isNamed = (entity: string) => context.getModuleInfo(entity)?.exports.some((name) => new RegExp(`\\b${name}\\b`).test(code ?? ''))
  return importedIds.flatMap((next) => {
    // of the kit's own modules many are named after ordinary words, such as `text`
    if (entries.includes(next)) return getKitModules(context).filter((one) => component.test(one) && isNamed(one))
    return barrel.test(next) ? (context.getModuleInfo(next)?.importedIds ?? []).filter(isNamed) : next
  })
}

/** Returns our modules that the roots import statically; of the kit's entry the components that they name. */
function collectImports(roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || entries.includes(id) || !/\.(tsx?|css)$/.test(id)) return
    found.add(id)
    for (const next of getStaticImports(id, context)) visit(next)
  }
  for (const root of roots) visit(root)
  return found
}

const shellRoots = [path(import.meta.dirname, '../src/app/signed-in.tsx')]
const listRoots = ['resource/screen/resource-panel.tsx', 'resource/define-resource.ts', 'fields/text/text.tsx'].map((file) =>
  path(kit, file),
)

/** Exported by the kit and used by a lazy part of it; without a chunk of its own, that part would load the kit's entry. */
const sortable = /packages\/kit\/src\/sortable\//

const plugins = join(import.meta.dirname, '../../../plugins')
/** Declared lists are small: those of one plugin share a chunk with the operations that only they use. */
const declared = /\/plugins\/([^/]+)\/resources\/[^/]+\.tsx?$/
/** Imported by the entry, needed with the shell. */
const list = /console\/src\/app\/plugins\.ts$/
const operations = /packages\/sdk\/src\/generated\/[^/]+\/[^/]+\.ts$/

/** Returns the modules that each plugin's declared lists import statically. */
function collectPluginImports(context: Rolldown.ChunkingContext): readonly (readonly [string, ReadonlySet<string>])[] {
  const files = readdirSync(plugins, { recursive: true, encoding: 'utf8' }).map((file) => path(plugins, file))
  const areas = new Set(files.flatMap((file) => declared.exec(file)?.[1] ?? []))
  const getRoots = (area: string) => files.filter((file) => declared.exec(file)?.[1] === area)
  return [...areas].map((area) => [area, collectImports(getRoots(area), context)])
}

/** Plugin whose lists every user has: field kinds and operations that only other plugins use go into separate chunks. */
const base = 'system'

/** Returns the field kinds that these modules create fields of. */
function findFieldKinds(modules: Iterable<string>, context: Rolldown.ChunkingContext): readonly string[] {
  const code = [...modules].map((id) => context.getModuleInfo(id)?.code).join('\n')
  const isCalled = (name: string) => new RegExp(`\\b${name}\\(`).test(code)
  return getKitModules(context).filter((id) => kind.test(id) && context.getModuleInfo(id)?.exports.some(isCalled))
}

interface Known extends Record<'shell' | 'list' | 'kinds' | 'moreKinds', ReadonlySet<string>> {
  readonly areas: readonly (readonly [string, ReadonlySet<string>])[]
}

/** Returns the chunk for what lists need in addition to the engine: that of their plugin, or one for operations shared by plugins. */
function getListChunk(id: string, { areas }: Known): string | undefined {
  const [first, ...others] = areas.flatMap(([name, needed]) => (needed.has(id) ? name : []))
  if (others.length === 0) return first && `${first}-lists`
  if (!operations.test(id)) return
  return [first, ...others].includes(base) ? 'kinds' : 'operations'
}

function analyseModules(context: Rolldown.ChunkingContext): Known {
  const areas = collectPluginImports(context)
  const offered = getKitModules(context)
  const all = offered.filter((id) => kind.test(id))
  return {
    shell: collectImports([...shellRoots, ...offered.filter((id) => contract.test(id))], context),
    list: collectImports(listRoots, context),
    areas,
    kinds: collectImports(findFieldKinds(new Map(areas).get(base) ?? [], context), context),
    moreKinds: collectImports(all, context),
  }
}

function createGroupNaming(): Rolldown.CodeSplittingNameFunction {
  let known: Known | undefined
  return (id, context) => {
    // a dynamically imported module gets its own file, unless it is a declared list
    if (list.test(id)) return 'shell'
    if (hasStableName(id) || (!declared.test(id) && (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)) return
    if (sortable.test(id)) return 'sortable'
    known ??= analyseModules(context)
    if (known.shell.has(id) || contract.test(id)) return 'shell'
    if (known.list.has(id)) return 'list'
    if (known.kinds.has(id)) return 'kinds'
    if (known.moreKinds.has(id)) return 'more-kinds'
    return getListChunk(id, known)
  }
}

const alone = { includeDependenciesRecursively: false } as const

/** Groups modules that are needed together, because on a slow connection a request costs more than its payload. */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'start', tags: ['$initial'], test: (id) => !hasStableName(id), priority: 3, ...alone },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/, priority: 2, ...alone },
  { name: createGroupNaming(), debugName: 'shell and list', test: /\.(tsx?|css)$/, priority: 1, ...alone },
]

const manifest = /assets\/manifests-[^/]+\.js$/
const first = /assets\/index-[^/]+\.js$/
const alwaysLoaded = /\/(index|react|query|shell|rolldown-runtime)-[^/]+$/

/**
 * Selects the preloads of a chunk. A manifest lists screens that are not open yet: each screen loads its own chunks on top of
 * the shell, so only its styles are preloaded.
 */
export const selectPreloads = (needed: readonly string[], host: string): string[] =>
  needed.filter((file) => (first.test(host) || !alwaysLoaded.test(file)) && (!manifest.test(host) || file.endsWith('.css')))
