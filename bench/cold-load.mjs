import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readOption } from '../scripts/lib/cli.mjs'
import { formatKilobytes, printLine } from '../scripts/lib/root.mjs'
import { flow as own } from './flows/jwsk.mjs'
import { formatLine, formatMilliseconds, median, trackScripts, withConsole } from './harness.mjs'
import { waitForIdle } from './wait-for-idle.mjs'

// each run starts with an empty cache, on a throttled network and processor
const timeoutMs = 120_000
/** Network throttling of Chrome's "Fast 4G" preset; the processor runs at a quarter of its speed. */
const network = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }
const cpuSlowdown = 4

/** Goals in milliseconds. */
const goalsMs = { form: 640, home: 610, hasty: 813, list: 340, next: 300, cached: 450 }
const titles = {
  form: 'a first visit, to the login form',
  cached: 'the same from the HTTP cache',
  home: 'sign-in → home',
  hasty: 'the same, sent as soon as the form can be used',
  list: 'home → rows of the first list',
  next: 'the same, of the next list',
}

/** Runs in the page: reports when an element can be clicked, and the time of the last click. */
function observeElement() {
  window.lastClick = 0
  addEventListener('click', ({ timeStamp }) => (window.lastClick = timeStamp), { capture: true })
  const usable = ({ selector, text }) => {
    const words = new RegExp(text ?? '')
    return [...document.querySelectorAll(selector)].some((element) => {
      // checks the cheap conditions first because this runs in every measured frame
      if (element.disabled || !words.test(element.textContent.trim())) return false
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return false
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return hit === null || element.contains(hit)
    })
  }
  window.whenUsable = (place) =>
    new Promise((found) => {
      const look = () => (usable(place) ? found(performance.now()) : requestAnimationFrame(look))
      look()
    })
}

/** Maximum wait for an idle network in milliseconds, even if a page keeps sending requests. */
const within = 20_000
const idleOptions = { ms: 1000, within }

const toTarget = ({ selector, text }) => ({ selector, text })

async function slowPage(context) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(observeElement)
  page.setDefaultTimeout(timeoutMs)
  return page
}

async function openForm(page, { path, form, prepare }) {
  const prepared = prepare?.(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { prepared, form: await page.evaluate((place) => window.whenUsable(place), toTarget(form)) }
}

/** Measures the milliseconds from the last click of a step until its target can be used. */
async function measureStep(page, place, step) {
  const found = page.evaluate(async (sought) => [await window.whenUsable(sought), window.lastClick], toTarget(place))
  await step(page)
  const [at, clicked] = await found
  return at - clicked
}

/** Warms up the mock server, which creates its records on the first request; a real platform has them already. */
async function runWarmVisit({ newContext }, flow) {
  const page = await (await newContext()).newPage()
  page.setDefaultTimeout(timeoutMs)
  const prepared = flow.prepare?.(page)
  await page.goto(flow.path)
  await flow.fill(page, prepared)
  await flow.send(page)
  await page.locator(flow.home.selector).first().waitFor()
  await flow.openGroup?.(page)
  for (const list of flow.lists ?? []) {
    await list.open(page)
    await page
      .locator(list.selector)
      .filter({ hasText: new RegExp(list.text ?? '') })
      .first()
      .waitFor()
  }
  await page.context().close()
}

/** Measures a user who waits for each step: the form, the sign-in, two lists. */
async function runPatientVisit({ newContext, folder }, flow) {
  const context = await newContext()
  const page = await slowPage(context)
  const scripts = trackScripts(page, folder)
  const { form, prepared } = await openForm(page, flow)
  const formBytes = scripts.bytes()
  await waitForIdle(page, idleOptions)
  await flow.fill(page, prepared)
  // waits at least 500 ms, the time a user needs to reach the button
  await waitForIdle(page, { ms: 500, within })
  const result = { form, formBytes, home: await measureStep(page, flow.home, flow.send) }
  await waitForIdle(page, idleOptions)
  const times = []
  await flow.openGroup?.(page)
  // waits 600 ms, the time a user needs to read the entries of a group
  await page.waitForTimeout(600)
  for (const list of flow.lists ?? []) {
    times.push(await measureStep(page, list, list.open))
    await waitForIdle(page, idleOptions)
  }
  await context.close()
  return { ...result, list: times[0], next: times[1] }
}

/** Measures a user whose browser fills in the form and who submits it at once. */
async function runHastyVisit({ newContext }, flow) {
  const context = await newContext()
  const page = await slowPage(context)
  const { prepared } = await openForm(page, flow)
  await flow.fill(page, prepared)
  const time = await measureStep(page, flow.home, flow.send)
  await context.close()
  return { hasty: time }
}

/** Measures a returning user, whose browser has the files in its HTTP cache. */
async function runReturningVisit({ newContext }, flow) {
  const context = await newContext()
  const first = await slowPage(context)
  await openForm(first, flow)
  await waitForIdle(first, idleOptions)
  await first.close()
  const { form: cached } = await openForm(await slowPage(context), flow)
  await context.close()
  return { cached }
}

/** Returns the builds to compare: this one, and that of `--peer DIR`, used as described by `--flow FILE`. */
async function findBuilds() {
  const [peer, file] = [readOption('peer'), readOption('flow')]
  // compares two protocols on the same build
  if (process.argv.includes('--http2'))
    return [
      { name: 'this console over HTTP/2', flow: own, http2: true },
      { name: 'over HTTP/1.1', flow: own },
    ]
  if (!peer) return [{ name: 'this console', flow: own }]
  if (!file) throw new Error('--peer DIR needs --flow FILE, a module like bench/flows/jwsk.mjs')
  const { flow, answers } = await import(pathToFileURL(resolve(file)).href)
  return [
    { name: 'this console', flow: own },
    { name: 'peer', flow, folder: resolve(peer), answers },
  ]
}

async function measureOnce({ flow, folder, answers, http2 = false }) {
  return withConsole(
    async (stage) => {
      const newContext = () =>
        stage.browser.newContext({
          baseURL: stage.url,
          locale: 'zh-CN',
          viewport: { width: 1366, height: 768 },
          serviceWorkers: 'block',
          ignoreHTTPSErrors: true,
        })
      const on = { newContext, folder: stage.folder }
      await runWarmVisit(on, flow)
      return { ...(await runPatientVisit(on, flow)), ...(await runReturningVisit(on, flow)), ...(await runHastyVisit(on, flow)) }
    },
    { http2, ...(folder && { folder }), ...(answers && { answers }) },
  )
}

/** Measures the waiting times of a visitor on a slow network, step by step; compares them with another build if one is given. */
export async function measureColdLoad() {
  const rounds = Number(readOption('rounds', '5'))
  const compared = await findBuilds()
  const runs = new Map(compared.map((one) => [one, []]))
  // interleaves the builds, so that other load of the machine affects all of them
  for (let round = 0; round < rounds; round += 1) for (const one of compared) runs.get(one).push(await measureOnce(one))
  const of = (one, name) => median(runs.get(one).map((run) => run[name]))
  const [ours, peer] = compared
  printLine(`Cold load of ${ours.name}, processor ÷ ${cpuSlowdown}, Fast 4G, median of ${rounds}`)
  formatLine(
    'JavaScript to the login form',
    formatKilobytes(of(ours, 'formBytes')),
    peer && `${peer.name} ${formatKilobytes(of(peer, 'formBytes'))}`,
  )
  for (const [name, title] of Object.entries(titles)) {
    const comparison =
      peer && Number.isFinite(of(peer, name))
        ? `; ${peer.name} ${formatMilliseconds(of(peer, name))}: ${(of(ours, name) / of(peer, name)).toFixed(2)} of it`
        : ''
    formatLine(title, formatMilliseconds(of(ours, name)), `goal ${goalsMs[name]} ms${comparison}`)
  }
}
