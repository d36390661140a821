// collects the third-party packages of a build from its modules and files rather than from the installed packages
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { resolveFromRoot } from './root.mjs'

/** Style sheets that are generated from a package's before the build, see the console's themes/. */
const made = /^(.*)\/packages\/console\/src\/themes\/generated\/(primereact|primeflex|primeicons)/
const packageRoot = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** Folder of our sources in a custom console, whose third-party packages are siblings of it. */
const consoleLibrary = /\/node_modules\/@jwsk\/console\/library$/

function getPackageFolder(id) {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '')
  const [, top, name] = made.exec(path) ?? []
  return name ? `${top.replace(consoleLibrary, '')}/node_modules/${name}` : packageRoot.exec(path)?.[1]
}

/** Returns the modules of a chunk that were not tree-shaken, style sheets included. */
const getModules =
  (base) =>
  ({ modules, moduleIds, originalFileNames = [] }) => [
    ...Object.entries(modules ?? {}).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
    ...(moduleIds ?? []).filter((id) => /\.css($|\?)/.test(id)),
    ...originalFileNames.map((name) => join(base, name)),
  ]

function readLicence(folder) {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name))
  return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
}

function read(folder, { lock, root }) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const locked = lock.packages[relative(root, folder).replaceAll('\\', '/')]
  const by = typeof author === 'object' ? author.name : author
  return { name, version, licence: license ?? locked?.license, by, text: readLicence(folder), integrity: locked?.integrity }
}

/** Collects name, version, license, license text and digest of every package in a build's output, sorted by name; file names are relative to `base`. */
export function collectBundledPackages(output, { lock, root = resolveFromRoot(), base = join(root, 'packages/console') }) {
  const folders = new Set(output.flatMap(getModules(base)).flatMap((id) => getPackageFolder(id) ?? []))
  return [...folders].map((folder) => read(folder, { lock, root })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const toPurl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`
// a license that is neither an SPDX id nor an SPDX expression is written as text
const toLicence = (licence) => {
  if (/ (OR|AND) /.test(licence)) return { expression: licence }
  return { license: /\s/.test(licence) ? { name: licence } : { id: licence } }
}
const hex = (integrity) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')

/** Creates a bill of materials in CycloneDX 1.5, without a date, so that the same packages give the same file. */
export const createSbom = (packages, { name, version }) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
  components: packages.map((one) => ({
    type: 'library',
    'bom-ref': toPurl(one),
    name: one.name,
    version: one.version,
    purl: toPurl(one),
    ...(one.licence && { licenses: [toLicence(one.licence)] }),
    ...(one.integrity?.startsWith('sha512-') && { hashes: [{ alg: 'SHA-512', content: hex(one.integrity) }] }),
  })),
})

const line = '-'.repeat(80)

/** Creates the notices that the licenses require. */
export const createNotices = (packages) =>
  packages
    .map(({ name, version, licence, by, text }) => `${name} ${version}\n${licence}\n\n${text || `Copyright ${by ?? name}`}\n`)
    .join(`\n${line}\n\n`)
