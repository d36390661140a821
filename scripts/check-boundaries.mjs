// who may import whom, and that every package lists what it uses: lib/layers.mjs is the table
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { arrowsOf, chainFrom, circlesOf, layerLines } from './lib/arrows.mjs'
import { trackedFiles } from './lib/files.mjs'
import { importsOf, packageOf } from './lib/imports.mjs'
import { areas, consoleRooms, floors, isTest, kitRoom } from './lib/layers.mjs'
import { isMain, report } from './lib/main.mjs'
import { print, root } from './lib/root.mjs'

// their strings are breaks on purpose, or sources of a plugin to come
const fixtures =
  /^(scripts\/(checks\.test|new-plugin(\.test)?|new-resource\/(areas|calls-file|in-mocks|in-plugin|rows)|lib\/(outside|own-console)-files)\.mjs|packages\/codegen\/src\/((new-)?plugin(-files)?|area\/(mocks|screen-test|special-input|web-files))\.ts)$/
const sources = /\.(ts|tsx|mts|mjs)$/
const isBuiltin = (id) => id.startsWith('node:') || builtinModules.includes(id)
const read = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
// a config file builds its package, it is not part of it
const isTooling = (file) => /^packages\/[^/]+\/([^/]+|(theme|policy)\/.+)$/.test(file)
const names = (...lists) => new Set(lists.flatMap((list) => Object.keys(list ?? {})))

function workspaceOf(folder, file) {
  const depth = /^(packages|plugins)\//.test(file) ? 2 : 1
  const path = file.split('/').slice(0, depth).join('/')
  return existsSync(join(folder, path, 'package.json')) ? path : undefined
}

const consoleSource = /^packages\/console\/src\/([^/]+)\/(.+)$/

function consoleFinding(file, target, lazy) {
  const [, here] = consoleSource.exec(file) ?? []
  const [, there, rest] = consoleSource.exec(target) ?? []
  if (here === undefined || here === 'app' || there === undefined || here === there || isTest(file)) return undefined
  if (there === 'app') return 'only main may import app'
  if (lazy || rest === 'model' || consoleRooms.composing.includes(here) || consoleRooms.shared.includes(there)) return undefined
  return `of ${there}, ${here} sees the model alone, and what it asks for by import()`
}

function relativeFinding(file, workspace, { id, lazy }) {
  const target = normalize(join(dirname(file), id))
  const isTools = /^(scripts|e2e|docs)$/.test(workspace ?? '') && /^(scripts|e2e|docs)\//.test(target)
  if (workspace && !target.startsWith(`${workspace}/`) && !isTools) return `${id} leaves ${workspace}`
  const [from, to] = [kitRoom(file), kitRoom(target)]
  if (!isTest(file) && !lazy && floors.indexOf(to) > floors.indexOf(from)) return `${from} is below ${to} and may not import it`
  return consoleFinding(file, target, lazy)
}

function packageFinding({ file, id, area, lists }) {
  const name = packageOf(id)
  if (id === 'primereact') return 'import primereact/<component>, never the root'
  if (name.startsWith('@jwsk/')) {
    if (id.split('/').length > 3) return `${id} is a deep path`
    if (!area.workspace(name) && !(isTest(file) && name !== '@jwsk/console')) return `${name} is closed to this folder`
  } else if (area.bars(name) && !isTest(file)) return `${name} is closed to this folder`
  const listed = isTest(file) || isTooling(file) || area.development ? lists.all : lists.own
  if (!listed.has(name) && !listed.has(`@types/${name}`)) return `${name} is not listed in its package.json`
}

function listsOf(folder, workspace) {
  const top = read(folder, 'package.json')
  const own = workspace ? read(folder, `${workspace}/package.json`) : top
  const shipped = names(own.dependencies, own.peerDependencies, { [own.name]: '' })
  const development = names(own.devDependencies, top.devDependencies)
  const isTool = !workspace || /^(scripts|e2e|docs|mocks)$/.test(workspace)
  const all = new Set([...shipped, ...development])
  return { own: isTool ? all : shipped, all }
}

function fileFindings(folder, file, lists) {
  const area = areas.find((entry) => entry.area.test(file))
  if (!area) return []
  const workspace = workspaceOf(folder, file)
  const room = kitRoom(file)
  const found = room !== undefined && !isTest(file) && !floors.includes(room) ? [`${file}: ${room} has no floor`] : []
  for (const { id, lazy } of importsOf(readFileSync(join(folder, file), 'utf8'))) {
    if (isBuiltin(id) || /^(virtual:|\$)/.test(id)) continue
    const finding = id.startsWith('.')
      ? relativeFinding(file, workspace, { id, lazy })
      : packageFinding({ file, id, area, lists: lists(workspace) })
    if (finding) found.push(`${file}: ${finding}`)
  }
  return found
}

const isKit = (file) => kitRoom(file) !== undefined && sources.test(file) && !isTest(file)
const circleFinding = (circle) => `a circle of imports: ${circle.join(' → ')}`

/** sentences about imports under `folder` that break the table */
export function boundaryFindings(folder, files = trackedFiles(folder)) {
  const known = new Map()
  const lists = (workspace) => {
    known.set(workspace, known.get(workspace) ?? listsOf(folder, workspace))
    return known.get(workspace)
  }
  const findings = files
    .filter((file) => sources.test(file) && !fixtures.test(file) && existsSync(join(folder, file)))
    .flatMap((file) => fileFindings(folder, file, lists))
  return [...findings, ...circlesOf(arrowsOf(folder, files.filter(isKit))).map(circleFinding)]
}

const screen = 'packages/kit/src/resource/screen/resource-panel.tsx'

/** the files of ours that a list goes through until its first row shows, one behind the other; what only types need is not run */
export function screenChain(folder = root, files = trackedFiles(folder)) {
  const arrows = arrowsOf(folder, files.filter(isKit), ({ lazy, types }) => !lazy && !types)
  return chainFrom(screen, arrows).map((file) => file.replace('packages/kit/src/', ''))
}

/** the kit's rooms with their files and arrows, and how deep a declared screen is */
function layers() {
  const files = trackedFiles(root).filter(isKit)
  const lines = layerLines(arrowsOf(root, files), { files, rooms: floors, roomOf: kitRoom })
  const chain = screenChain()
  return [...lines, `${chain.length} files deep: ${chain.join(' → ')}`]
}

if (isMain(import.meta.url)) {
  report(boundaryFindings(root), 'every import keeps to its side')
  if (process.argv.includes('--layers')) for (const line of layers()) print(line)
}
