import { access, readdir } from 'node:fs/promises'
import { getLibraryFolder } from './published-packages.mjs'
import { resolveFromRoot } from './root.mjs'

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Lists the services whose generated code is in these sources. */
export async function listGeneratedServices(source) {
  const names = await readdir(`${source}/generated`).catch(() => [])
  const services = await Promise.all(names.map(async (name) => ((await exists(`${source}/generated/${name}/index.ts`)) ? name : undefined)))
  return services.filter(Boolean).sort()
}

async function isHandWritten(source, name) {
  const candidates = [`${source}/${name}.ts`, `${source}/${name}/index.ts`]
  for (const file of candidates) if (await exists(file)) return file
}

/** Returns a package's entries: its index, the hand-written ones in `exports`, one per generated service. */
export async function getEntries(name, manifest) {
  const source = resolveFromRoot(getLibraryFolder(name), 'src')
  const entries = [{ name: 'index', source: `${source}/index.ts` }]
  const services = await listGeneratedServices(source)
  for (const key of Object.keys(manifest.exports ?? {})) {
    const entry = key.slice(2)
    if (!entry || entry.includes('.') || services.includes(entry)) continue
    const file = await isHandWritten(source, entry)
    if (file) entries.push({ name: entry, source: file })
  }
  return [...entries, ...services.map((service) => ({ name: service, source: `${source}/generated/${service}/index.ts` }))]
}

/** Whether node needs separate modules: see `primereactAs` in build-libraries.mjs. */
export const hasOwnForNode = ({ dependencies = {} }) => 'primereact' in dependencies

/** Whether the package has CommonJS files; without `require` in its `.` entry it is ESM only. */
export const hasCommonJs = ({ exports = {} }) => !exports['.'] || 'require' in exports['.']

/** Creates the `exports` of this package.json for these entries; files such as style sheets are unchanged. */
export function createExports(entries, manifest) {
  const { exports: before = {} } = manifest
  const out = {}
  for (const { name } of entries) {
    const forNode = hasOwnForNode(manifest) ? { node: `./dist/node/${name}.js` } : {}
    out[name === 'index' ? '.' : `./${name}`] = {
      import: { types: `./dist/${name}.d.ts`, ...forNode, default: `./dist/${name}.js` },
      ...(hasCommonJs(manifest) && { require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` } }),
    }
  }
  for (const [key, value] of Object.entries(before)) if (typeof value === 'string') out[key] = value
  out['./package.json'] = './package.json'
  return out
}
