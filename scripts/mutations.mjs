// node scripts/mutations.mjs [--only words,of,gates]: breaks each gate in a copy, one at a time, and sees its tests go red
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOption } from './lib/cli.mjs'
import { resolveFromRoot, printLine } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { applyMutation, mutations } from './mutations/all.mjs'

const copy = resolveFromRoot('.cache/mutations')
const only = readOption('only', '').split(',')
const chosen = mutations.filter(({ gate }) => only.some((words) => gate.includes(words)))

/** whether the tests of these files pass, those that `named` names; a suite that hangs because of what was broken is red too */
async function runSuites(files, named) {
  const config = ['--root', copy, '--testTimeout', '30000', '--bail', '1']
  const { code, output } = await run('vitest', ['run', ...config, ...(named ? ['-t', named] : []), ...files])
  return { green: code === 0, output }
}

// a mutation that fits nothing any more is told before anything runs
for (const mutation of chosen) applyMutation(await readFile(resolveFromRoot(mutation.file), 'utf8'), mutation)

await rm(copy, { recursive: true, force: true })
await mkdir(copy, { recursive: true })
for (const folder of ['packages', 'plugins', 'mocks', 'scripts', 'openapi', 'e2e', 'deploy'])
  await cp(resolveFromRoot(folder), join(copy, folder), { recursive: true, filter: (path) => !/(node_modules|dist)$/.test(path) })
// packages find one another in the copy, and a suite the surroundings that it has outside
for (const file of ['tsconfig.json', 'vitest.config.ts']) await cp(resolveFromRoot(file), join(copy, file))
// the scripts have a compiler of their own
await symlink(resolveFromRoot('scripts/node_modules'), join(copy, 'scripts/node_modules'))

const unnamed = chosen.filter(({ named }) => !named).map(({ suite }) => suite)
const before = [
  ...(unnamed.length > 0 ? [{ files: unnamed }] : []),
  ...chosen.flatMap(({ suite, named }) => (named ? [{ files: [suite], named }] : [])),
]
const distinct = new Map(before.map((one) => [JSON.stringify(one), one]))
for (const { files, named } of distinct.values()) {
  const { green, output } = await runSuites([...new Set(files)], named)
  if (green) continue
  printLine(`${output}\nthe suites are red before anything is broken`)
  process.exit(1)
}

const survivedMutations = []
for (const mutation of chosen) {
  const file = join(copy, mutation.file)
  const whole = await readFile(file, 'utf8')
  await writeFile(file, applyMutation(whole, mutation))
  const { green } = await runSuites([mutation.suite], mutation.named)
  await writeFile(file, whole)
  if (green) survivedMutations.push(mutation)
  printLine(`${green ? 'SURVIVED' : 'caught  '}  ${mutation.gate}  (${mutation.suite})`)
}
await rm(copy, { recursive: true, force: true })
printLine(`\n${chosen.length - survivedMutations.length} of ${chosen.length} mutations are caught`)
if (survivedMutations.length > 0) process.exitCode = 1
