// npm run bench: what a call costs against plain fetch, what is loaded, how long the compiler takes; --only sdk for the SDK's, --calls 100 --only calls for a taste, --markdown for the README's table
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { option } from './lib/main.mjs'
import { at, kilobytes, tell } from './lib/root.mjs'
import { must, run } from './lib/run.mjs'

async function calls() {
  const passed = process.argv.includes('--markdown') ? ['--markdown'] : []
  await must('node', ['--expose-gc', at('scripts/bench/calls.mjs'), '--calls', option('calls', '1000'), ...passed], { stdio: 'inherit' })
}

async function crypto() {
  await must('tsx', [at('scripts/bench/crypto.ts')], { stdio: 'inherit' })
}

async function shell() {
  await must('tsx', [at('packages/console/src/app/shell.bench.ts')], { stdio: 'inherit' })
}

async function sizes() {
  const { measureSdk } = await import('./lib/measure-sdk.mjs')
  tell(`SDK, session and one call   ${kilobytes(await measureSdk())} gzip`)
  if (!existsSync(at('packages/console/dist/index.html'))) return tell('console: not built; run npm run build first')
  const { measureConsole } = await import('./lib/measure-console.mjs')
  const { login, list } = await measureConsole(at('packages/console/dist'))
  tell(`console, to the login form  ${kilobytes(login)} gzip of JavaScript`)
  tell(`console, to the first list  ${kilobytes(list)} gzip of JavaScript`)
}

async function compiler() {
  const times = []
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now()
    const { code } = await run('tsc', ['-p', '.'])
    if (code !== 0) return tell('tsc: it has complaints; run npx tsc -p .')
    times.push((performance.now() - began) / 1000)
  }
  tell(`tsc over everything         ${times.toSorted((a, b) => a - b)[1].toFixed(1)} s`)
}

/** a consumer's 200 calls, against the built declarations */
async function consumer() {
  await must('node', [at('scripts/bench/compile.mjs')], { stdio: 'inherit' })
}

const groups = { sdk: ['calls', 'crypto', 'sizes', 'consumer'] }
const parts = { calls, crypto, shell, sizes, consumer, compiler }
await must('node', [at('scripts/generate.mjs')], { stdio: 'inherit' })
tell(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}; medians\n`)
const asked = option('only')?.split(',') ?? Object.keys(parts)
for (const name of asked.flatMap((word) => groups[word] ?? [word])) await parts[name]()
