// every locked package carries a licence that an MIT product may ship or build with
import { readFile } from 'node:fs/promises'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { resolveFromRoot } from './lib/root.mjs'

const allowed = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** named exceptions, each with its condition */
export const waivers = {
  'bpmn-js': 'MIT with a watermark, which stays visible',
  'cli-table': 'its README states MIT; belongs to the command line of bpmnlint, none of it is shipped',
  'rollup-plugin-dts': 'LGPL: runs while declaration files are built, none of it is shipped',
  spawndamnit: 'its licence file is MIT; runs under changesets only',
}

const splitExpression = (expression) =>
  expression
    .replace(/[()]/g, ' ')
    .trim()
    .split(/\s+OR\s+/i)
/** whether one of the choices that a licence leaves is allowed */
export const isAllowed = (expression) =>
  splitExpression(expression).some((choice) => choice.split(/\s+AND\s+/i).every((id) => allowed.has(id.trim())))

/** sentences about packages of a package-lock.json whose licence is missing or not allowed */
export function checkLicences(lock) {
  const findings = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (name in waivers) continue
    if (!entry.license) findings.push(`${name}@${entry.version}: no licence is stated`)
    else if (!isAllowed(entry.license)) findings.push(`${name}@${entry.version}: ${entry.license}`)
  }
  return findings
}

if (isMainModule(import.meta.url)) {
  const lock = JSON.parse(await readFile(resolveFromRoot('package-lock.json'), 'utf8'))
  reportFindings(checkLicences(lock), 'every licence is allowed')
}
