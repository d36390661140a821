// node bench/calls.mjs [--calls 1000] [--markdown]: measures the cost of a call with each HTTP client
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { readOption } from '../scripts/lib/cli.mjs'
import { printLine, resolveFromRoot, root } from '../scripts/lib/root.mjs'

const peers = {
  'plain fetch': 'plain-fetch',
  'plain fetch with a time limit': 'plain-fetch-limited',
  'plain request of undici': 'undici',
  '@jwsk/sdk': 'sdk',
  '@jwsk/sdk, Node transport': 'sdk-node',
  'openapi-fetch': 'openapi-fetch',
  'a Stainless client': 'stainless',
  ky: 'ky',
  ofetch: 'ofetch',
  axios: 'axios',
}
const folder = resolveFromRoot('.cache/bench')
const token = { authorization: `Basic ${btoa('bench:bench')}`, 'blade-auth': 'bearer header.payload.signature' }

/** Bundles each peer into a separate file, to be run in a separate process. */
async function bundle() {
  await build({
    entryPoints: [
      ...Object.values(peers).map((name) => resolveFromRoot('bench/peers', `${name}.ts`)),
      ...['single-call', 'measure'].map((name) => resolveFromRoot('bench', `${name}.ts`)),
    ],
    tsconfig: resolveFromRoot('tsconfig.json'),
    outdir: folder,
    outbase: resolveFromRoot('bench'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // shared by all peers, as in an application
    external: ['undici'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    absWorkingDir: root,
  })
}

const loadPeer = (name) => pathToFileURL(`${folder}/${name}.mjs`).href

/** Measures the costs of a peer under each load, in a process that loads no other peer. */
async function runAlone(name, target, loads) {
  const child = fork(fileURLToPath(loadPeer('single-call')), { execArgv: [] })
  child.send({ peer: loadPeer(`peers/${name}`), target, loads })
  const [costs] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${name} ended with ${code}`))),
  ])
  return costs
}

async function main(calls) {
  await bundle()
  const { medianCost, formatTable } = await import(loadPeer('measure'))
  const server = fork(resolveFromRoot('bench/bench-server.mjs'))
  const [port] = await once(server, 'message')
  const origin = `http://127.0.0.1:${port}`
  const target = { origin, baseUrl: `${origin}/api`, path: '/jwsk-system/tenant-package/page', headers: token, timeout: 60_000 }
  const loads = {
    'one after another, 10 rows': { size: 10, calls, concurrency: 1 },
    '64 at a time, 10 rows': { size: 10, calls: Math.ceil(calls / 64) * 64, concurrency: 64 },
    'one after another, 1,000 rows': { size: 1000, calls: Math.ceil(calls / 20), concurrency: 1 },
  }
  const rounds = []
  // interleaves the peers, so that noise affects all of them
  for (let round = 0; round < (calls < 100 ? 1 : 5); round += 1) {
    const costs = {}
    for (const [label, name] of Object.entries(peers)) costs[label] = await runAlone(name, target, Object.values(loads))
    rounds.push(costs)
  }
  server.disconnect()
  const getMedianCost = (label, at) => medianCost(rounds.map((costs) => costs[label][at]))
  const results = Object.fromEntries(
    Object.keys(loads).map((title, at) => [title, new Map(Object.keys(peers).map((label) => [label, getMedianCost(label, at)]))]),
  )
  if (process.argv.includes('--markdown')) printLine(renderMarkdown(results))
  else for (const [title, costs] of Object.entries(results)) printLine(formatTable(title, costs))
}

/** Renders the table of the SDK's README: processor time relative to plain fetch. */
function renderMarkdown(results) {
  const titles = Object.keys(results)
  const cell = (costs, label) => (costs.get(label).cpu / costs.get('plain fetch').cpu).toFixed(2)
  return [
    `| | ${titles.join(' | ')} |`,
    `|---|${titles.map(() => '---').join('|')}|`,
    ...Object.keys(peers).map((label) => `| ${label} | ${titles.map((title) => cell(results[title], label)).join(' | ')} |`),
  ].join('\n')
}

await main(Number(readOption('calls', '1000')))
await rm(folder, { recursive: true, force: true })
process.exit()
