import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $outdated, currentBuildLoaded, parseBuildId, readPageFx, updateDismissed, versionCheckRequested } from './version'

const page = (entry: string, names = '{"imports":{}}') =>
  `<!doctype html><html><head><script type="importmap">${names}</script><link id="entry" rel="modulepreload" crossorigin href="${entry}"></head></html>`
const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html')

async function startApp(deployed: { html: string }) {
  const scope = fork({ handlers: [[readPageFx, () => deployed.html]] })
  await allSettled(currentBuildLoaded, { scope, params: parseBuildId(parseHtml(page('/assets/index-a1.js')).head.innerHTML) ?? '' })
  const check = async () => {
    await allSettled(versionCheckRequested, { scope })
    return scope.getState($outdated)
  }
  return { scope, check }
}

describe('a newer version', () => {
  it('is detected by the entry script of the deployed page', async () => {
    const deployed = { html: page('/assets/index-a1.js') }
    const { check } = await startApp(deployed)
    expect(await check()).toBe(false)
    deployed.html = page('/assets/index-b2.js')
    expect(await check()).toBe(true)
  })

  it('is detected by the import map', async () => {
    const deployed = { html: page('/assets/index-a1.js', '{"imports":{"jwsk/manifests":"./assets/manifests-c3.js"}}') }
    const { check } = await startApp(deployed)
    expect(await check()).toBe(true)
  })

  it('is offered once, then again for the next version', async () => {
    const deployed = { html: page('/assets/index-b2.js') }
    const { scope, check } = await startApp(deployed)
    await check()
    await allSettled(updateDismissed, { scope })
    expect(await check()).toBe(false)
    deployed.html = page('/assets/index-c3.js')
    expect(await check()).toBe(true)
  })

  it('is not detected in pages of others', async () => {
    const { check } = await startApp({ html: '<html><body>请登录无线网络</body></html>' })
    expect(await check()).toBe(false)
    expect(parseBuildId('')).toBeUndefined()
  })

  it('is detected without a prerendered form', () => {
    expect(parseBuildId('<script type="module" crossorigin src="./assets/index-a1.js"></script>')).toBe('./assets/index-a1.js ')
  })
})
