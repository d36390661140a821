// the lock file is whole: every optional platform package is in it, everything has an integrity and comes over https
import { readFile } from 'node:fs/promises'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { resolveFromRoot } from './lib/root.mjs'

/** where node would look for `name` from the package at `path`, nearest first */
function* checkPlaces(path, name) {
  let folder = path
  while (true) {
    yield `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (!folder) return
    const parent = folder.lastIndexOf('/node_modules/')
    folder = parent < 0 ? '' : folder.slice(0, parent)
  }
}

/** sentences about what is wrong with a package-lock.json */
export function checkLockfile(lock) {
  const findings = []
  if (lock.lockfileVersion !== 3) findings.push(`lockfileVersion is ${lock.lockfileVersion}, not 3`)
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (![...checkPlaces(path, name)].some((place) => place in lock.packages))
        findings.push(`${path}: its optional ${name} is not locked, so npm ci fails or leaves a platform without it`)
    if (!path.includes('node_modules/') || entry.link) continue
    if (!entry.integrity) findings.push(`${path}: no integrity`)
    if (entry.resolved && !entry.resolved.startsWith('https://')) findings.push(`${path}: comes from ${entry.resolved}, not over https`)
    if (entry.hasInstallScript && !entry.optional && !allowedScripts.has(path.slice(path.lastIndexOf('/') + 1)))
      findings.push(`${path}: runs a script when it is installed`)
  }
  return findings
}

// both only fetch or copy a file that the build does not need
const allowedScripts = new Set(['esbuild', 'msw'])

if (isMainModule(import.meta.url)) {
  const lock = JSON.parse(await readFile(resolveFromRoot('package-lock.json'), 'utf8'))
  reportFindings(checkLockfile(lock), `${Object.keys(lock.packages).length} locked packages`)
}
