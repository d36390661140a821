// node scripts/mutations.mjs [--only words,of,gates]: breaks each gate in a copy, one at a time, and sees its tests go red
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { option } from './lib/main.mjs'
import { fromRoot, print } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { mutated, mutations } from './mutations/all.mjs'

const copy = fromRoot('.cache/mutations')
const only = option('only', '').split(',')
const chosen = mutations.filter(({ gate }) => only.some((words) => gate.includes(words)))

/** whether the tests of these files pass, those that `named` names; a suite that hangs because of what was broken is red too */
async function suites(files, named) {
  const config = ['--root', copy, '--testTimeout', '30000', '--bail', '1']
  const { code, output } = await run('vitest', ['run', ...config, ...(named ? ['-t', named] : []), ...files])
  return { green: code === 0, output }
}

// a mutation that fits nothing any more is told before anything runs
for (const mutation of chosen) mutated(await readFile(fromRoot(mutation.file), 'utf8'), mutation)

await rm(copy, { recursive: true, force: true })
await mkdir(copy, { recursive: true })
for (const folder of ['packages', 'plugins', 'mocks', 'scripts', 'openapi', 'e2e', 'deploy'])
  await cp(fromRoot(folder), join(copy, folder), { recursive: true, filter: (path) => !/(node_modules|dist)$/.test(path) })
// packages find one another in the copy, and a suite the surroundings that it has outside
for (const file of ['tsconfig.json', 'vitest.config.ts']) await cp(fromRoot(file), join(copy, file))
// the scripts have a compiler of their own
await symlink(fromRoot('scripts/node_modules'), join(copy, 'scripts/node_modules'))

const unnamed = chosen.filter(({ named }) => !named).map(({ suite }) => suite)
const before = [
  ...(unnamed.length > 0 ? [{ files: unnamed }] : []),
  ...chosen.flatMap(({ suite, named }) => (named ? [{ files: [suite], named }] : [])),
]
const distinct = new Map(before.map((one) => [JSON.stringify(one), one]))
for (const { files, named } of distinct.values()) {
  const { green, output } = await suites([...new Set(files)], named)
  if (green) continue
  print(`${output}\nthe suites are red before anything is broken`)
  process.exit(1)
}

const survivors = []
for (const mutation of chosen) {
  const file = join(copy, mutation.file)
  const whole = await readFile(file, 'utf8')
  await writeFile(file, mutated(whole, mutation))
  const { green } = await suites([mutation.suite], mutation.named)
  await writeFile(file, whole)
  if (green) survivors.push(mutation)
  print(`${green ? 'SURVIVED' : 'caught  '}  ${mutation.gate}  (${mutation.suite})`)
}
await rm(copy, { recursive: true, force: true })
print(`\n${chosen.length - survivors.length} of ${chosen.length} mutations are caught`)
if (survivors.length > 0) process.exitCode = 1
