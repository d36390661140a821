// openapi/*.yaml → packages/sdk/src/generated/<service>/: types and one module of operations per entity
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { emitService } from './generate/emit.mjs'
import { loadService } from './generate/spec.mjs'
import { emitTypes } from './generate/types.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const specs = join(root, 'openapi')
const out = join(root, 'packages/sdk/src/generated')

const files = (await readdir(specs)).filter((name) => name.endsWith('.yaml')).sort()
const inputs = [
  ...files.map((name) => join(specs, name)),
  ...['emit', 'spec', 'types'].map((name) => join(root, `scripts/generate/${name}.mjs`)),
]
const digest = createHash('sha256')
for (const file of inputs) digest.update(await readFile(file))
const stamp = digest.digest('hex')
const stampFile = join(out, '.stamp')

const fresh = (await readFile(stampFile, 'utf8').catch(() => '')) === stamp
if (!fresh || process.argv.includes('--force')) {
  await rm(out, { recursive: true, force: true })
  const permissions = new Set()
  let operations = 0
  for (const file of files.filter((name) => name !== 'shared.yaml')) {
    const service = await loadService(join(specs, file))
    const folder = join(out, service.name)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'types.ts'), await emitTypes(pathToFileURL(join(specs, file))))
    for (const [name, text] of emitService(service)) await writeFile(join(folder, name), text)
    for (const code of service.permissions) permissions.add(code)
    operations += service.operations.length
  }
  const union =
    [...permissions]
      .sort()
      .map((code) => `\n  | '${code}'`)
      .join('') || ' never'
  await writeFile(
    join(out, 'permissions.ts'),
    `/** Every permission code that an operation of the contracts names. */\nexport type PermissionCode =${union}\n`,
  )
  await writeFile(stampFile, stamp)
  process.stdout.write(`generated ${operations} operations of ${files.length - 1} services\n`)
}
