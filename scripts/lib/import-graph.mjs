// which of our files imports which, and what that comes to
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseImports } from './imports.mjs'

const endings = ['', '.ts', '.tsx', '/index.ts']

/** every import of one of `files` by another, but for those by import(), or only the `counted` ones: { from, to } */
export function getImportEdges(folder, files, counted = ({ lazy }) => !lazy) {
  const known = new Set(files)
  return files.flatMap((from) => {
    if (!existsSync(join(folder, from))) return []
    const ids = parseImports(readFileSync(join(folder, from), 'utf8')).filter((one) => one.id.startsWith('.') && counted(one))
    const targets = ids.flatMap(({ id }) => {
      const base = normalize(join(dirname(from), id))
      return endings.map((ending) => base + ending).find((file) => known.has(file)) ?? []
    })
    return [...new Set(targets)].map((to) => ({ from, to }))
  })
}

const groupTargets = (arrows) => {
  const targets = new Map()
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to])
  return targets
}

/** a way round for each knot of files that import one another: [a, b, a] */
export function findCycles(arrows) {
  const targets = groupTargets(arrows)
  const done = new Set()
  const circles = []
  const visit = (file, path) => {
    if (path.includes(file)) return circles.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file)) return
    for (const next of targets.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  return circles
}

/** the longest way by imports from a file: the files that stand one behind the other */
export function getLongestChain(file, arrows) {
  const targets = groupTargets(arrows)
  const longest = new Map()
  const visit = (from) => {
    if (!longest.has(from)) {
      longest.set(from, [])
      const paths = (targets.get(from) ?? []).map(visit)
      longest.set(from, [from, ...paths.reduce((best, way) => (way.length > best.length ? way : best), [])])
    }
    return longest.get(from)
  }
  return visit(file)
}

/** rooms from the lowest floor up: their files, the arrows within and the arrows to other rooms, `↑` where one goes up */
export function formatLayers(arrows, { files, rooms, roomOf }) {
  return rooms.flatMap((room) => {
    const own = files.filter((file) => roomOf(file) === room)
    if (own.length === 0) return []
    const out = arrows.filter(({ from }) => roomOf(from) === room).map(({ to }) => roomOf(to))
    const count = (to) => out.filter((one) => one === to).length
    const others = rooms.filter((to) => to !== room && count(to) > 0)
    const to = others.map((other) => `${rooms.indexOf(other) > rooms.indexOf(room) ? '↑ ' : ''}${other} ${count(other)}`)
    return [`${room}: ${own.length} files, ${count(room)} arrows within; to ${to.join(', ') || 'none'}`]
  })
}
