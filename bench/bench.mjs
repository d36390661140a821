// npm run bench: measures the cost of a call compared with plain fetch, the download size and processor time in a browser, and compile time.
// --endurance 30: opens screens for 30 minutes, then measures the memory of the page; skips all other measurements
// --peer DIR --flow FILE: compares the cold load with another build; FILE describes how to use it, as bench/flows/jwsk.mjs does for this one
// --http2: compares the cold load over HTTP/2 with HTTP/1.1
// --only sdk, --only console or --only delivery: runs one group
// --calls 100, --rounds 2, --hours 1, --seconds 5 --times 500: shorten a trial run
// --markdown: prints the table of the README
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { readOption } from '../scripts/lib/cli.mjs'
import { formatKilobytes, printLine, resolveFromRoot } from '../scripts/lib/root.mjs'
import { runOrThrow } from '../scripts/lib/run.mjs'

async function calls() {
  const passed = process.argv.includes('--markdown') ? ['--markdown'] : []
  await runOrThrow('node', [resolveFromRoot('bench/calls.mjs'), '--calls', readOption('calls', '1000'), ...passed], {
    stdio: 'inherit',
  })
}

async function records() {
  await runOrThrow('node', ['--expose-gc', '--import', 'tsx', resolveFromRoot('bench/records.ts')], { stdio: 'inherit' })
}

async function crypto() {
  await runOrThrow('tsx', [resolveFromRoot('bench/crypto.ts')], { stdio: 'inherit' })
}

function checkBuilt() {
  const isBuilt = existsSync(resolveFromRoot('packages/console/dist/index.html'))
  if (!isBuilt) printLine('console: not built; run npm run build first')
  return isBuilt
}

async function runColdLoad() {
  if (checkBuilt()) await (await import('./cold-load.mjs')).measureColdLoad()
}

async function shell() {
  await runOrThrow('tsx', [resolveFromRoot('packages/console/src/app/shell.bench.ts')], { stdio: 'inherit' })
  if (checkBuilt()) await (await import('./shell.mjs')).measureShell({ rounds: Number(readOption('rounds', '20')) })
}

async function lists() {
  if (checkBuilt()) await (await import('./lists.mjs')).measureLists()
}

async function interactions() {
  if (checkBuilt()) await (await import('./interactions.mjs')).measureInteractions()
}

async function portal() {
  if (checkBuilt()) await (await import('./portal.mjs')).measurePortal({ hours: Number(readOption('hours', '24')) })
}

async function delivery() {
  if (checkBuilt()) await (await import('./delivery.mjs')).measureDelivery({ seconds: Number(readOption('seconds', '20')) })
}

async function signIns() {
  await runOrThrow('node', ['--expose-gc', resolveFromRoot('bench/sign-ins.mjs'), '--times', readOption('times', '10000')], {
    stdio: 'inherit',
  })
}

async function endurance() {
  if (checkBuilt()) await (await import('./endurance.mjs')).measureEndurance({ minutes: Number(readOption('endurance', '30')) })
}

async function compiler() {
  await (await import('./compiler.mjs')).measureCompiler()
}

async function generator() {
  await (await import('./generator.mjs')).measureGenerator()
}

async function sizes() {
  const { measureSdk } = await import('./measure-sdk.mjs')
  printLine(`SDK, session and one call   ${formatKilobytes(await measureSdk())} gzip`)
  if (!checkBuilt()) return
  const { measureConsole } = await import('./measure-console.mjs')
  const { login, list } = await measureConsole(resolveFromRoot('packages/console/dist'))
  printLine(`console, to the login form  ${formatKilobytes(login)} gzip of JavaScript`)
  printLine(`console, to the first list  ${formatKilobytes(list)} gzip of JavaScript`)
}

/** Compiles 200 calls of a consumer against the built declarations. */
async function consumer() {
  await runOrThrow('node', [resolveFromRoot('bench/compile.mjs')], { stdio: 'inherit' })
}

const groups = {
  sdk: ['calls', 'records', 'crypto', 'sizes', 'consumer', 'generator'],
  console: ['sizes', 'cold', 'shell', 'interactions', 'lists', 'portal'],
  delivery: ['nginx', 'signIns'],
}
const parts = {
  endurance,
  calls,
  records,
  crypto,
  sizes,
  cold: runColdLoad,
  shell,
  interactions,
  lists,
  portal,
  consumer,
  compiler,
  generator,
  nginx: delivery,
  signIns,
}
await runOrThrow('node', [resolveFromRoot('scripts/generate.mjs')], { stdio: 'inherit' })
printLine(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}; medians`)
if (loadavg()[0] > cpus().length)
  printLine(`Other work keeps the processors busy (load ${loadavg()[0].toFixed(0)}): times are longer than they would be.`)
printLine('')
const enduranceOption = process.argv.includes('--endurance') ? 'endurance' : undefined
const requestedParts = (readOption('only') ?? enduranceOption)?.split(',') ?? Object.keys(parts).filter((name) => name !== 'endurance')
for (const name of requestedParts.flatMap((word) => groups[word] ?? [word])) await parts[name]()
