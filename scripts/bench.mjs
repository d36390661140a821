// npm run bench: what a call costs against plain fetch, what a browser loads and how long it works, how long the compiler takes
// --endurance 30: minutes of opening screens, and what the page holds at the end; nothing else is measured then
// --peer DIR --flow FILE: another build beside this one in the cold load, used as FILE says (scripts/bench/flows/jwsk.mjs says it of this one)
// --http2: the cold load over HTTP/2 beside the same over HTTP/1.1
// --only sdk, --only console or --only delivery for a part of it; --calls 100, --rounds 2, --hours 1, --seconds 5 --times 500 for a taste; --markdown for the README's table
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { option } from './lib/main.mjs'
import { fromRoot, kilobytes, print } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

async function calls() {
  const passed = process.argv.includes('--markdown') ? ['--markdown'] : []
  await runOrThrow('node', [fromRoot('scripts/bench/calls.mjs'), '--calls', option('calls', '1000'), ...passed], {
    stdio: 'inherit',
  })
}

async function records() {
  await runOrThrow('node', ['--expose-gc', '--import', 'tsx', fromRoot('scripts/bench/records.ts')], { stdio: 'inherit' })
}

async function crypto() {
  await runOrThrow('tsx', [fromRoot('scripts/bench/crypto.ts')], { stdio: 'inherit' })
}

function built() {
  const stands = existsSync(fromRoot('packages/console/dist/index.html'))
  if (!stands) print('console: not built; run npm run build first')
  return stands
}

async function cold() {
  if (built()) await (await import('./bench/cold-load.mjs')).coldLoad()
}

async function shell() {
  await runOrThrow('tsx', [fromRoot('packages/console/src/app/shell.bench.ts')], { stdio: 'inherit' })
  if (built()) await (await import('./bench/shell.mjs')).shell({ rounds: Number(option('rounds', '20')) })
}

async function lists() {
  if (built()) await (await import('./bench/lists.mjs')).lists()
}

async function interactions() {
  if (built()) await (await import('./bench/interactions.mjs')).interactions()
}

async function portal() {
  if (built()) await (await import('./bench/portal.mjs')).portal({ hours: Number(option('hours', '24')) })
}

async function delivery() {
  if (built()) await (await import('./bench/delivery.mjs')).delivery({ seconds: Number(option('seconds', '20')) })
}

async function signIns() {
  await runOrThrow('node', ['--expose-gc', fromRoot('scripts/bench/sign-ins.mjs'), '--times', option('times', '10000')], {
    stdio: 'inherit',
  })
}

async function endurance() {
  if (built()) await (await import('./bench/endurance.mjs')).endurance({ minutes: Number(option('endurance', '30')) })
}

async function compiler() {
  await (await import('./bench/compiler.mjs')).compiler()
}

async function sizes() {
  const { measureSdk } = await import('./lib/measure-sdk.mjs')
  print(`SDK, session and one call   ${kilobytes(await measureSdk())} gzip`)
  if (!built()) return
  const { measureConsole } = await import('./lib/measure-console.mjs')
  const { login, list } = await measureConsole(fromRoot('packages/console/dist'))
  print(`console, to the login form  ${kilobytes(login)} gzip of JavaScript`)
  print(`console, to the first list  ${kilobytes(list)} gzip of JavaScript`)
}

/** a consumer's 200 calls, against the built declarations */
async function consumer() {
  await runOrThrow('node', [fromRoot('scripts/bench/compile.mjs')], { stdio: 'inherit' })
}

const groups = {
  sdk: ['calls', 'records', 'crypto', 'sizes', 'consumer'],
  console: ['sizes', 'cold', 'shell', 'interactions', 'lists', 'portal'],
  delivery: ['nginx', 'signIns'],
}
const parts = {
  endurance,
  calls,
  records,
  crypto,
  sizes,
  cold,
  shell,
  interactions,
  lists,
  portal,
  consumer,
  compiler,
  nginx: delivery,
  signIns,
}
await runOrThrow('node', [fromRoot('scripts/generate.mjs')], { stdio: 'inherit' })
print(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}; medians`)
if (loadavg()[0] > cpus().length)
  print(`Other work keeps the processors busy (load ${loadavg()[0].toFixed(0)}): times are longer than they would be.`)
print('')
const lasting = process.argv.includes('--endurance') ? 'endurance' : undefined
const asked = (option('only') ?? lasting)?.split(',') ?? Object.keys(parts).filter((name) => name !== 'endurance')
for (const name of asked.flatMap((word) => groups[word] ?? [word])) await parts[name]()
