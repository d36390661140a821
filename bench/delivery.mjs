// Measures the throughput of the delivery's nginx on one core, with 500 visitors whose caches are empty.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from '../scripts/browser.mjs'
import { aptInstall, hasApt } from '../scripts/lib/apt.mjs'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { freePort, startNginx } from '../scripts/lib/nginx-server.mjs'
import { release } from '../scripts/lib/release.mjs'
import { printLine, resolveFromRoot } from '../scripts/lib/root.mjs'
import { run } from '../scripts/lib/run.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { ensureNginx } from '../scripts/nginx.mjs'
import { formatLine, formatMegabytes, formatMilliseconds, loadAverage } from './harness.mjs'

const concurrentVisitors = 500
/** Clock ticks per second in `/proc/PID/stat`. */
const clockTicks = 100

const has = async (program) => (await run('which', [program])).code === 0

/** Returns nginx if all required ensureTools are installed or can be; `undefined` otherwise. */
async function ensureTools() {
  const nginx = await ensureNginx()
  if (!(await has('wrk')) && hasApt) await aptInstall('wrk')
  const lacking = [...(nginx ? [] : ['nginx']), ...((await has('wrk')) ? [] : ['wrk']), ...((await has('taskset')) ? [] : ['taskset'])]
  if (lacking.length > 0) printLine(`delivery: not measured, for want of ${lacking.join(', ')}`)
  return lacking.length > 0 ? undefined : nginx
}

/** Collects the paths that a browser with an empty cache requests until the home page is loaded. */
async function collectColdLoadPaths(url) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
  const page = await (await browser.newContext({ baseURL: url, locale: 'zh-CN' })).newPage()
  const paths = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !/^\/(api|__mock)\//.test(pathname)) paths.push(pathname)
  })
  await signIn(page)
  // includes files that a busy machine loads late
  await page.waitForTimeout(5000)
  await browser.close()
  return [...new Set(paths)]
}

/** Reads the processor time in seconds of a process and its children. */
async function getProcessorTime(pid) {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
  const times = await Promise.all(
    [pid, ...children].map(async (one) => {
      const fields = (await readFile(`/proc/${one}/stat`, 'utf8')).split(') ')[1].split(' ')
      return (Number(fields[11]) + Number(fields[12])) / clockTicks
    }),
  )
  return times.reduce((sum, one) => sum + one, 0)
}

async function runLoad(url, paths, seconds) {
  const last = availableParallelism() - 1
  const { output, code } = await run(
    'taskset',
    [
      '-c',
      String(last),
      'wrk',
      '-t',
      '1',
      '-c',
      String(concurrentVisitors),
      '-d',
      `${seconds}s`,
      '--timeout',
      '10s',
      '-s',
      resolveFromRoot('bench/visits.lua'),
      url,
    ],
    { env: { PATHS: paths.join(' ') } },
  )
  const found = /^JSON (.*)$/m.exec(output)?.[1]
  if (code !== 0 || !found) throw new Error(`wrk: ${output}`)
  return JSON.parse(found)
}

function printResult({ paths, figures, busy, bytes }) {
  const { requests, seconds, median, p99, max, errors } = figures
  const visits = requests / paths.length / seconds
  printLine(
    `\nThe delivery's nginx on one core, ${concurrentVisitors} visitors at once, nothing cached; load of the machine ${loadAverage().toFixed(1)}`,
  )
  formatLine('a cold load', `${paths.length} files`, `${formatMegabytes(bytes)} as packed, headers included`)
  formatLine(
    'cold loads',
    `${visits.toFixed(0)} /s`,
    `${(requests / seconds).toFixed(0)} requests/s, ${formatMegabytes(figures.bytes / seconds)}/s`,
  )
  formatLine('a request, median', formatMilliseconds(median))
  formatLine('99 of 100', formatMilliseconds(p99), `${(p99 / median).toFixed(1)} × the median, the longest ${formatMilliseconds(max)}`)
  formatLine('errors', String(errors), `of ${requests} requests`)
  formatLine('nginx had its core for', `${(100 * busy).toFixed(0)} %`, 'of the time; the rest waited for wrk, or for other work')
}

export async function measureDelivery({ seconds }) {
  const nginx = await ensureTools()
  if (!nginx) return
  const to = resolveFromRoot('.cache/bench-delivery')
  await rm(to, { recursive: true, force: true })
  const [mocks, port] = [await startMocks(), await freePort()]
  await release({ to, gateway: new URL(mocks.url).host, listen: `127.0.0.1:${port}` })
  const configuration = `${to}/nginx/nginx.conf`
  await writeFile(configuration, (await readFile(configuration, 'utf8')).replace('worker_processes auto', 'worker_processes 1'))
  await writeFile(`${to}/nginx/own-mocks.conf`, 'location ^~ /__mock/ {\n  proxy_pass http://gateway;\n}\n')
  const url = `http://127.0.0.1:${port}`
  const server = await startNginx(nginx, { to, port })
  try {
    const paths = await collectColdLoadPaths(url)
    await mocks.close()
    const pid = (await readFile(`${to}/run/nginx.pid`, 'utf8')).trim()
    const workers = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
    for (const one of [pid, ...workers]) await run('taskset', ['-p', '-c', '0', one])
    await runLoad(url, paths, 1)
    const before = await getProcessorTime(pid)
    const figures = await runLoad(url, paths, seconds)
    const busy = ((await getProcessorTime(pid)) - before) / figures.seconds
    printResult({ paths, figures, busy, bytes: (figures.bytes / figures.requests) * paths.length })
  } finally {
    await server.stop()
    await rm(to, { recursive: true, force: true })
  }
}
