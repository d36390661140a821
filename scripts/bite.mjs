// node scripts/bite.mjs [--only words,of,gates]: breaks each gate of the SDK in a copy and sees its tests go red
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sessionBreaks } from './bite/session.mjs'
import { transportBreaks } from './bite/transport.mjs'
import { option } from './lib/main.mjs'
import { at, tell } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const copy = at('.cache/bite')
const only = option('only', '').split(',')
const chosen = [...sessionBreaks, ...transportBreaks].filter(({ gate }) => only.some((words) => gate.includes(words)))

/** the suites' exit code; a suite that hangs because of what was broken is red too */
const suites = async (files) => {
  const paths = files.map((file) => `src/${file}`)
  const { code, output } = await run('vitest', [
    'run',
    '--root',
    copy,
    '--config',
    join(copy, 'vitest.config.mjs'),
    '--testTimeout',
    '30000',
    '--bail',
    '1',
    ...paths,
  ])
  return { green: code === 0, output }
}

function broken(text, { file, find, put, also = [] }) {
  let changed = text
  for (const [from, to] of [[find, put], ...also]) {
    if (!changed.includes(from)) throw new Error(`packages/sdk/src/${file}: nothing reads ${from}`)
    changed = changed.replaceAll(from, () => to)
  }
  return changed
}

// a break that fits nothing any more is told before anything runs
for (const entry of chosen) broken(await readFile(at('packages/sdk/src', entry.file), 'utf8'), entry)

await rm(copy, { recursive: true, force: true })
await mkdir(copy, { recursive: true })
for (const folder of ['src', 'test']) await cp(at('packages/sdk', folder), join(copy, folder), { recursive: true })

await writeFile(join(copy, 'vitest.config.mjs'), 'export default {}\n')

const before = await suites([...new Set(chosen.map(({ suite }) => suite))])
if (!before.green) {
  tell(`${before.output}\nthe suites are red before anything is broken`)
  process.exit(1)
}

const toothless = []
for (const entry of chosen) {
  const file = join(copy, 'src', entry.file)
  const whole = await readFile(file, 'utf8')
  await writeFile(file, broken(whole, entry))
  const { green } = await suites([entry.suite])
  await writeFile(file, whole)
  if (green) toothless.push(entry)
  tell(`${green ? 'TOOTHLESS' : 'bites    '}  ${entry.gate}  (${entry.suite})`)
}
await rm(copy, { recursive: true, force: true })
tell(`\n${chosen.length - toothless.length} of ${chosen.length} gates bite`)
if (toothless.length > 0) process.exitCode = 1
