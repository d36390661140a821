import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { option } from '../lib/main.mjs'
import { quiet } from '../lib/quiet-page.mjs'
import { kilobytes, print } from '../lib/root.mjs'
import { flow as own } from './flows/jwsk.mjs'
import { line, median, milliseconds, onStage, scriptsOf } from './stage.mjs'

// each run begins with nothing in the cache, on a line and a processor that were made slow
const patience = 120_000
/** Chrome's own "Fast 4G", and a processor of a quarter */
const network = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }
const slower = 4

/** what is aimed at, in ms */
const goals = { form: 640, home: 610, hasty: 813, list: 340, next: 300, again: 450 }
const titles = {
  form: 'a first visit, to the login form',
  again: 'the same from the HTTP cache',
  home: 'sign-in → home',
  hasty: 'the same, sent as soon as the form can be used',
  list: 'home → rows of the first list',
  next: 'the same, of the next list',
}

/** runs in the page: tells when something can be hit by a pointer, and when the last click was */
function watchFor() {
  window.lastClick = 0
  addEventListener('click', ({ timeStamp }) => (window.lastClick = timeStamp), { capture: true })
  const usable = ({ selector, text }) => {
    const words = new RegExp(text ?? '')
    return [...document.querySelectorAll(selector)].some((element) => {
      // cheap first: it is looked at in every frame of what is measured
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

/** nobody is waited for longer than this, however much a page goes on asking */
const within = 20_000
const rest = { ms: 1000, within }

const placeOf = ({ selector, text }) => ({ selector, text })

async function slowPage(context) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watchFor)
  page.setDefaultTimeout(patience)
  return page
}

async function openForm(page, { path, form, prepare }) {
  const prepared = prepare?.(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { prepared, form: await page.evaluate((place) => window.whenUsable(place), placeOf(form)) }
}

/** from the last click of a step until its place can be used */
async function timed(page, place, step) {
  const found = page.evaluate(async (sought) => [await window.whenUsable(sought), window.lastClick], placeOf(place))
  await step(page)
  const [at, clicked] = await found
  return at - clicked
}

/** a stand-in makes its records when they are first asked for; a platform has them */
async function warm({ newContext }, flow) {
  const page = await (await newContext()).newPage()
  page.setDefaultTimeout(patience)
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

/** a person who waits: the form, the sign-in, two lists */
async function patient({ newContext, folder }, flow) {
  const context = await newContext()
  const page = await slowPage(context)
  const scripts = scriptsOf(page, folder)
  const { form, prepared } = await openForm(page, flow)
  const formBytes = scripts.bytes()
  await quiet(page, rest)
  await flow.fill(page, prepared)
  // as long as a person's hand needs to the button, at the least
  await quiet(page, { ms: 500, within })
  const result = { form, formBytes, home: await timed(page, flow.home, flow.send) }
  await quiet(page, rest)
  const times = []
  await flow.openGroup?.(page)
  // nobody reads a group's entries faster
  await page.waitForTimeout(600)
  for (const list of flow.lists ?? []) {
    times.push(await timed(page, list, list.open))
    await quiet(page, rest)
  }
  await context.close()
  return { ...result, list: times[0], next: times[1] }
}

/** somebody whose browser fills the form in, and who sends it at once */
async function hasty({ newContext }, flow) {
  const context = await newContext()
  const page = await slowPage(context)
  const { prepared } = await openForm(page, flow)
  await flow.fill(page, prepared)
  const time = await timed(page, flow.home, flow.send)
  await context.close()
  return { hasty: time }
}

/** somebody who was here before */
async function returning({ newContext }, flow) {
  const context = await newContext()
  const first = await slowPage(context)
  await openForm(first, flow)
  await quiet(first, rest)
  await first.close()
  const { form: again } = await openForm(await slowPage(context), flow)
  await context.close()
  return { again }
}

/** the builds that are compared: this one, and that of `--peer DIR` as `--flow FILE` says that it is used */
async function consoles() {
  const [peer, file] = [option('peer'), option('flow')]
  // what a newer protocol makes of the same build
  if (process.argv.includes('--http2'))
    return [
      { name: 'this console over HTTP/2', flow: own, http2: true },
      { name: 'over HTTP/1.1', flow: own },
    ]
  if (!peer) return [{ name: 'this console', flow: own }]
  if (!file) throw new Error('--peer DIR needs --flow FILE, a module like scripts/bench/flows/jwsk.mjs')
  const { flow, answers } = await import(pathToFileURL(resolve(file)).href)
  return [
    { name: 'this console', flow: own },
    { name: 'peer', flow, folder: resolve(peer), answers },
  ]
}

async function once({ flow, folder, answers, http2 = false }) {
  return onStage(
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
      await warm(on, flow)
      return { ...(await patient(on, flow)), ...(await returning(on, flow)), ...(await hasty(on, flow)) }
    },
    { http2, ...(folder && { folder }), ...(answers && { answers }) },
  )
}

/** What a visitor on a slow line waits for, step by step; beside another build where one is named. */
export async function coldLoad() {
  const rounds = Number(option('rounds', '5'))
  const compared = await consoles()
  const runs = new Map(compared.map((one) => [one, []]))
  // by turns, so that what else the machine does meets all of them
  for (let round = 0; round < rounds; round += 1) for (const one of compared) runs.get(one).push(await once(one))
  const of = (one, name) => median(runs.get(one).map((run) => run[name]))
  const [ours, peer] = compared
  print(`Cold load of ${ours.name}, processor ÷ ${slower}, Fast 4G, median of ${rounds}`)
  line('JavaScript to the login form', kilobytes(of(ours, 'formBytes')), peer && `${peer.name} ${kilobytes(of(peer, 'formBytes'))}`)
  for (const [name, title] of Object.entries(titles)) {
    const beside =
      peer && Number.isFinite(of(peer, name))
        ? `; ${peer.name} ${milliseconds(of(peer, name))}: ${(of(ours, name) / of(peer, name)).toFixed(2)} of it`
        : ''
    line(title, milliseconds(of(ours, name)), `goal ${goals[name]} ms${beside}`)
  }
}
