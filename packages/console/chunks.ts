import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { hasStableName } from './stable-module-names'

const kit = join(import.meta.dirname, '../kit/src')
const path = (...parts: readonly string[]) => normalizePath(join(...parts))

/** of these the console wants all, and asks for them by the kit's entry: they come with the shell, and so does what they need */
const contract = /packages\/kit\/src\/(plugin|runtime|permission)\//
const kind = /packages\/kit\/src\/fields\/([\w-]+)\/\1\.tsx?$/
const entry = path(kit, 'index.ts')

/** of a service's entities, and of what the SDK itself offers, a module wants what it names */
const service = /packages\/sdk\/src\/(generated\/[^/]+\/)?index\.ts$/

function getStaticImports(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {}
  const isNamed = (entity: string) => context.getModuleInfo(entity)?.exports.some((name) => new RegExp(`\\b${name}\\b`).test(code ?? ''))
  return importedIds.flatMap((next) => (service.test(next) ? (context.getModuleInfo(next)?.importedIds ?? []).filter(isNamed) : next))
}

/** what of ours a module needs at once, but not through the kit's entry: that names everything there is */
function collectImports(roots: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || id === entry || !/\.(tsx?|css)$/.test(id)) return
    found.add(id)
    for (const next of getStaticImports(id, context)) visit(next)
  }
  for (const root of roots) visit(root)
  return found
}

const shellRoots = [path(import.meta.dirname, 'src/app/signed-in.tsx')]
const listRoots = ['resource/screen/resource-panel.tsx', 'resource/define-resource.ts', 'fields/text/text.tsx'].map((file) =>
  path(kit, file),
)

const plugins = join(import.meta.dirname, '../../plugins')
/** a declared list is small: those of an area come together, with the operations that only they name */
const declared = /\/plugins\/([^/]+)\/resources\/[^/]+\.tsx?$/
/** named by the entry, needed with the shell */
const list = /console\/src\/app\/plugins\.ts$/
const operations = /packages\/sdk\/src\/generated\/[^/]+\/[^/]+\.ts$/

/** what each area's declared lists need at once */
function collectPluginImports(context: Rolldown.ChunkingContext): readonly (readonly [string, ReadonlySet<string>])[] {
  const files = readdirSync(plugins, { recursive: true, encoding: 'utf8' }).map((file) => path(plugins, file))
  const areas = new Set(files.flatMap((file) => declared.exec(file)?.[1] ?? []))
  const rootsOf = (area: string) => files.filter((file) => declared.exec(file)?.[1] === area)
  return [...areas].map((area) => [area, collectImports(rootsOf(area), context)])
}

/** what these modules name of all that the kit offers, with `after` behind the name */
function findSharedModules(modules: Iterable<string>, after: string, context: Rolldown.ChunkingContext): readonly string[] {
  const code = [...modules].map((id) => context.getModuleInfo(id)?.code).join('\n')
  const isNamed = (name: string) => new RegExp(`\\b${name}${after}`).test(code)
  return (context.getModuleInfo(entry)?.importedIds ?? []).filter((id) => context.getModuleInfo(id)?.exports.some(isNamed))
}

/** the small parts of the kit that declared lists name and that need nothing themselves: a file of its own for each would be a second wait */
function findListHelpers(areas: Known['areas'], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const lists = areas.flatMap(([, needed]) => [...needed])
  return new Set(findSharedModules(lists, '\\b', context).filter((id) => context.getModuleInfo(id)?.importedIds.length === 0))
}

/** of whose lists everybody has some: kinds and operations that only others name come apart */
const base = 'system'

/** the kinds that these modules make fields of */
const findFieldKinds = (modules: Iterable<string>, context: Rolldown.ChunkingContext) =>
  findSharedModules(modules, '\\(', context).filter((id) => kind.test(id))

interface Known extends Record<'shell' | 'list' | 'kinds' | 'moreKinds' | 'helpers', ReadonlySet<string>> {
  readonly areas: readonly (readonly [string, ReadonlySet<string>])[]
}

/** the chunk of what lists need besides the engine: their area's, or one for operations that several areas name */
function getPluginOf(id: string, { areas }: Known): string | undefined {
  const [first, ...others] = areas.flatMap(([name, needed]) => (needed.has(id) ? name : []))
  if (others.length === 0) return first && `${first}-lists`
  if (!operations.test(id)) return
  return [first, ...others].includes(base) ? 'kinds' : 'operations'
}

function analyseModules(context: Rolldown.ChunkingContext): Known {
  const areas = collectPluginImports(context)
  const offered = context.getModuleInfo(entry)?.importedIds ?? []
  const all = offered.filter((id) => kind.test(id))
  return {
    shell: collectImports([...shellRoots, ...offered.filter((id) => contract.test(id))], context),
    list: collectImports(listRoots, context),
    areas,
    kinds: collectImports(findFieldKinds(new Map(areas).get(base) ?? [], context), context),
    moreKinds: collectImports(all, context),
    helpers: findListHelpers(areas, context),
  }
}

function createGroupNaming(): Rolldown.CodeSplittingNameFunction {
  let known: Known | undefined
  return (id, context) => {
    // what is loaded by itself keeps a file of its own, unless it is a declared list
    if (list.test(id)) return 'shell'
    if (hasStableName(id) || (!declared.test(id) && (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)) return
    known ??= analyseModules(context)
    if (known.shell.has(id) || contract.test(id)) return 'shell'
    if (known.list.has(id)) return 'list'
    if (known.kinds.has(id)) return 'kinds'
    if (known.moreKinds.has(id)) return 'more-kinds'
    return known.helpers.has(id) ? 'kinds' : getPluginOf(id, known)
  }
}

/** named by what starts the page, used by what comes after the sign-in */
const signedIn = /console\/src\/navigation\/(menu|menu-node|icon|permissions)\.ts$/

const alone = { includeDependenciesRecursively: false } as const

/** What is needed together comes together: on a slow line a request costs more than what it brings. */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'start', tags: ['$initial'], test: (id) => !signedIn.test(id) && !hasStableName(id), priority: 3, ...alone },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/, priority: 2, ...alone },
  { name: createGroupNaming(), debugName: 'shell and list', test: /\.(tsx?|css)$/, priority: 1, ...alone },
]

const manifest = /assets\/manifests-[^/]+\.js$/
const first = /assets\/index-[^/]+\.js$/
const alwaysLoaded = /\/(index|react|query|shell|rolldown-runtime)-[^/]+$/

/** a manifest lists screens that nobody asks for yet: what each needs besides the shell it finds out for itself, but for its styles */
export const selectPreloads = (needed: readonly string[], host: string): string[] =>
  needed.filter((file) => (first.test(host) || !alwaysLoaded.test(file)) && (!manifest.test(host) || file.endsWith('.css')))
