// who may import whom, and that every package lists what it uses: lib/layers.mjs is the table
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { findCycles, formatLayers, getImportEdges, getLongestChain } from './lib/import-graph.mjs'
import { getPackageName, parseImports } from './lib/imports.mjs'
import { consoleRooms, getKitLayer, importRules, isTest, kitLayers } from './lib/layers.mjs'
import { printLine, root } from './lib/root.mjs'

// their strings are breaks on purpose, or sources of a plugin to come
const fixtures =
  /^(scripts\/(checks\.test|new-plugin(\.test)?|new-resource\/(areas|calls-file|in-mocks|in-plugin|rows)|lib\/(outside|own-console)-files)\.mjs|packages\/codegen\/src\/((new-)?plugin(-files)?|area\/(mocks|screen-test|special-input|web-files))\.ts)$/
const sources = /\.(ts|tsx|mts|mjs)$/
const isBuiltin = (id) => id.startsWith('node:') || builtinModules.includes(id)
const read = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
// a config file builds its package, it is not part of it
const isToolingFile = (file) => /^packages\/[^/]+\/([^/]+|(theme|policy)\/.+)$/.test(file)
const getDependencyNames = (...lists) => new Set(lists.flatMap((list) => Object.keys(list ?? {})))

function findWorkspace(folder, file) {
  const depth = /^(packages|plugins)\//.test(file) ? 2 : 1
  const path = file.split('/').slice(0, depth).join('/')
  return existsSync(join(folder, path, 'package.json')) ? path : undefined
}

const consoleSource = /^packages\/console\/src\/([^/]+)\/(.+)$/

function checkConsoleImport(file, target, lazy) {
  const [, here] = consoleSource.exec(file) ?? []
  const [, there, rest] = consoleSource.exec(target) ?? []
  if (here === undefined || here === 'app' || there === undefined || here === there || isTest(file)) return undefined
  if (there === 'app') return 'only main may import app'
  if (lazy || rest === 'model' || consoleRooms.composing.includes(here) || consoleRooms.shared.includes(there)) return undefined
  return `of ${there}, ${here} sees the model alone, and what it asks for by import()`
}

function checkRelativeImport(file, workspace, { id, lazy }) {
  const target = normalize(join(dirname(file), id))
  const isTools = /^(scripts|e2e|docs)$/.test(workspace ?? '') && /^(scripts|e2e|docs)\//.test(target)
  if (workspace && !target.startsWith(`${workspace}/`) && !isTools) return `${id} leaves ${workspace}`
  const [from, to] = [getKitLayer(file), getKitLayer(target)]
  if (!isTest(file) && !lazy && kitLayers.indexOf(to) > kitLayers.indexOf(from)) return `${from} is below ${to} and may not import it`
  return checkConsoleImport(file, target, lazy)
}

function checkPackageImport({ file, id, area, lists }) {
  const name = getPackageName(id)
  if (id === 'primereact') return 'import primereact/<component>, never the root'
  if (name.startsWith('@jwsk/')) {
    if (id.split('/').length > 3) return `${id} is a deep path`
    if (!area.workspace(name) && !(isTest(file) && name !== '@jwsk/console')) return `${name} is closed to this folder`
  } else if (area.bars(name) && !isTest(file)) return `${name} is closed to this folder`
  const listed = isTest(file) || isToolingFile(file) || area.development ? lists.all : lists.own
  if (!listed.has(name) && !listed.has(`@types/${name}`)) return `${name} is not listed in its package.json`
}

function getDependencyLists(folder, workspace) {
  const top = read(folder, 'package.json')
  const own = workspace ? read(folder, `${workspace}/package.json`) : top
  const shipped = getDependencyNames(own.dependencies, own.peerDependencies, { [own.name]: '' })
  const development = getDependencyNames(own.devDependencies, top.devDependencies)
  const isTool = !workspace || /^(scripts|e2e|docs|mocks)$/.test(workspace)
  const all = new Set([...shipped, ...development])
  return { own: isTool ? all : shipped, all }
}

function checkFile(folder, file, lists) {
  const area = importRules.find((entry) => entry.area.test(file))
  if (!area) return []
  const workspace = findWorkspace(folder, file)
  const room = getKitLayer(file)
  const found = room !== undefined && !isTest(file) && !kitLayers.includes(room) ? [`${file}: ${room} has no floor`] : []
  for (const { id, lazy } of parseImports(readFileSync(join(folder, file), 'utf8'))) {
    if (isBuiltin(id) || /^(virtual:|\$)/.test(id)) continue
    const finding = id.startsWith('.')
      ? checkRelativeImport(file, workspace, { id, lazy })
      : checkPackageImport({ file, id, area, lists: lists(workspace) })
    if (finding) found.push(`${file}: ${finding}`)
  }
  return found
}

const isKit = (file) => getKitLayer(file) !== undefined && sources.test(file) && !isTest(file)
const describeCycle = (circle) => `a circle of imports: ${circle.join(' → ')}`

/** sentences about imports under `folder` that break the table */
export function checkBoundaries(folder, files = listTrackedFiles(folder)) {
  const known = new Map()
  const lists = (workspace) => {
    known.set(workspace, known.get(workspace) ?? getDependencyLists(folder, workspace))
    return known.get(workspace)
  }
  const findings = files
    .filter((file) => sources.test(file) && !fixtures.test(file) && existsSync(join(folder, file)))
    .flatMap((file) => checkFile(folder, file, lists))
  return [...findings, ...findCycles(getImportEdges(folder, files.filter(isKit))).map(describeCycle)]
}

const screen = 'packages/kit/src/resource/screen/resource-panel.tsx'

/** the files of ours that a list goes through until its first row shows, one behind the other; what only types need is not run */
export function getListImportChain(folder = root, files = listTrackedFiles(folder)) {
  const arrows = getImportEdges(folder, files.filter(isKit), ({ lazy, types }) => !lazy && !types)
  return getLongestChain(screen, arrows).map((file) => file.replace('packages/kit/src/', ''))
}

/** the kit's rooms with their files and arrows, and how deep a declared screen is */
function printLayers() {
  const files = listTrackedFiles(root).filter(isKit)
  const lines = formatLayers(getImportEdges(root, files), { files, rooms: kitLayers, roomOf: getKitLayer })
  const chain = getListImportChain()
  return [...lines, `${chain.length} files deep: ${chain.join(' → ')}`]
}

if (isMainModule(import.meta.url)) {
  reportFindings(checkBoundaries(root), 'every import keeps to its side')
  if (process.argv.includes('--layers')) for (const line of printLayers()) printLine(line)
}
