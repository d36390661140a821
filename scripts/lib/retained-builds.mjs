// builds of a release folder: builds/<id>/ has the files of a build except for html/assets/, which all builds share; current leads to one
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink, utimes } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { exists, writeAtomically } from './files.mjs'

/** Maximum of builds that are kept, so that already open pages continue to work and an earlier build can return. */
const maxBuilds = 3
const recordFile = 'builds.json'

const getDigest = async (file) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

/** Lists the files of a folder, as paths from it. */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(resolve(folder).length + 1))
}

/** Path of a build's file in the release folder. */
const placeFile = (build, name) => (name.startsWith('assets/') ? join('html', name) : join('builds', build, name))

/** Copies a file atomically with its timestamps, which must equal those of its compressed version. */
export async function copyFileTo(from, to) {
  await mkdir(dirname(to), { recursive: true })
  const { atime, mtime } = await stat(from)
  await copyFile(from, `${to}.new`)
  await utimes(`${to}.new`, atime, mtime)
  await rename(`${to}.new`, to)
}

/** Copies files of a build to their places in the release folder. */
export async function copyFiles(names, { from, to, build }) {
  for (const name of names) await copyFileTo(join(from, name), join(to, placeFile(build, name)))
}

/** Returns the SHA-256 digests of a build's files by name. */
export async function digestFiles(names, { to, build }) {
  const digests = await Promise.all(names.map(async (name) => [name, await getDigest(join(to, placeFile(build, name)))]))
  return Object.fromEntries(digests)
}

/** Reads the kept builds, the last used one first. */
export async function readBuilds(to) {
  const file = join(to, recordFile)
  return (await exists(file)) ? JSON.parse(await readFile(file, 'utf8')) : []
}

/** Builds of releases before 0.3 have a list of names without digests; open pages still use their files. */
const isComplete = ({ files }) => !Array.isArray(files)

/** Finds a kept build by its id; throws the ids that exist. */
export function findBuild(builds, id) {
  const complete = builds.filter(isComplete)
  const found = complete.find(({ build }) => build === id)
  if (found) return found
  const known = complete.map(({ build, version, released }) => `\n  ${build}  ${version}, released ${released}`)
  throw new Error(`release: no build ${JSON.stringify(id)} is kept here${known.length > 0 ? `; there are:${known.join('')}` : ''}`)
}

/** Throws the names of the files that are missing or differ from what was released. */
export async function verifyFiles({ build, files }, to) {
  const checks = Object.entries(files).map(async ([name, digest]) => {
    const found = await getDigest(join(to, placeFile(build, name))).catch(() => undefined)
    return found === digest ? [] : [name]
  })
  const changed = (await Promise.all(checks)).flat()
  if (changed.length > 0) throw new Error(`release: build ${build} is not as it was released: ${changed.join(', ')}`)
}

/** Makes a build the current one, in one step. */
export async function switchTo(to, build) {
  const pointer = join(to, 'current')
  await rm(`${pointer}.new`, { force: true })
  await symlink(join('builds', build), `${pointer}.new`)
  await rename(`${pointer}.new`, pointer)
}

/** Puts a build in front of the others → { retained, old }. */
export function rankBuilds(first, others) {
  const all = [first, ...others.filter(({ build }) => build !== first.build)]
  return { retained: all.slice(0, maxBuilds), old: all.slice(maxBuilds) }
}

export const writeBuilds = (to, builds) => writeAtomically(join(to, recordFile), `${JSON.stringify(builds, null, 2)}\n`)

/** Files that a build had put into the release folder, as paths from it. */
const listPlaces = (one) =>
  isComplete(one) ? Object.keys(one.files).map((name) => placeFile(one.build, name)) : one.files.map((name) => join('html', name))

/** Removes what only old builds had, and nothing that no build brought; returns the number of files. */
export async function removeBuilds(to, { retained, old }) {
  const isUsed = new Set(retained.filter(isComplete).flatMap(listPlaces))
  // before 0.3 pages and icons were in html/, where a file takes precedence over that of the build
  const isRetainedAsset = new Set(retained.flatMap(listPlaces).filter((place) => place.startsWith('html/assets/')))
  const earlier = [...retained.filter((one) => !isComplete(one)), ...old].flatMap(listPlaces)
  const unused = [...new Set(earlier)].filter((place) => !isUsed.has(place) && !isRetainedAsset.has(place))
  for (const place of unused) await rm(join(to, place), { force: true })
  for (const { build } of old) await rm(join(to, 'builds', build), { recursive: true, force: true })
  return unused.length
}
