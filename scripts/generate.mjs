// openapi/*.yaml → packages/sdk/src/generated/<service>/: types and one module of operations per entity
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { emitService, loadService, replaceFiles } from '@jwsk/codegen/generate'
import { emitTypes } from './generate/types.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const specs = join(root, 'openapi')
const out = join(root, 'packages/sdk/src/generated')

const files = (await readdir(specs)).filter((name) => name.endsWith('.yaml')).sort()
const generator = join(root, 'packages/codegen/src/generate')
const inputs = [
  ...files.map((name) => join(specs, name)),
  ...(await readdir(generator)).sort().map((name) => join(generator, name)),
  join(root, 'scripts/generate/types.mjs'),
  fileURLToPath(import.meta.url),
]
const digest = createHash('sha256')
for (const file of inputs) digest.update(await readFile(file))
const stamp = digest.digest('hex')
const stampFile = join(out, '.stamp')

const fresh = (await readFile(stampFile, 'utf8').catch(() => '')) === stamp
if (!fresh || process.argv.includes('--force')) {
  const made = new Map()
  const permissions = new Set()
  const ids = new Set()
  for (const file of files.filter((name) => name !== 'shared.yaml')) {
    const service = await loadService(join(specs, file))
    made.set(join(out, service.name, 'types.ts'), await emitTypes(pathToFileURL(join(specs, file))))
    for (const [name, text] of await emitService(service)) made.set(join(out, service.name, name), text)
    for (const code of service.permissions) permissions.add(code)
    for (const { id } of service.operations) {
      if (ids.has(id)) throw new Error(`${file}: the operationId ${id} stands in another service too`)
      ids.add(id)
    }
  }
  const services = files.map((name) => name.replace('.yaml', '')).filter((name) => name !== 'shared')
  made.set(
    join(out, 'paths.ts'),
    services.map((name) => `export type { paths as ${name[0].toUpperCase()}${name.slice(1)}Paths } from './${name}/types'\n`).join(''),
  )
  made.set(
    join(out, 'services.ts'),
    `/** Every service of the contracts. */\nexport const serviceNames = ${JSON.stringify(services)} as const\n`,
  )
  made.set(
    join(out, 'operation-ids.ts'),
    // one text, a tenth of the code that imports every operation
    `/** The id of every operation of the contracts, separated by spaces. */\nexport const operationIds =\n  '${[...ids].sort().join(' ')}'\n`,
  )
  const union =
    [...permissions]
      .sort()
      .map((code) => `\n  | '${code}'`)
      .join('') || ' never'
  made.set(
    join(out, 'permissions.ts'),
    `/** Every permission code that an operation of the contracts names. */\nexport type PermissionCode =${union}\n`,
  )
  await mkdir(out, { recursive: true })
  await replaceFiles(made, { out })
  await writeFile(stampFile, stamp)
  process.stdout.write(`generated ${ids.size} operations of ${files.length - 1} services\n`)
}
