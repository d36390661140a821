import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $outdated, parseBuildId, currentBuildLoaded, readPageFx, updateDismissed, versionCheckRequested } from './version'

const page = (entry: string, names = '{"imports":{}}') =>
  `<!doctype html><html><head><script type="importmap">${names}</script><link id="entry" rel="modulepreload" crossorigin href="${entry}"></head></html>`
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

async function started(deployed: { html: string }) {
  const scope = fork({ handlers: [[readPageFx, () => deployed.html]] })
  await allSettled(currentBuildLoaded, { scope, params: parseBuildId(parsed(page('/assets/index-a1.js')).head.innerHTML) ?? '' })
  const doubt = async () => {
    await allSettled(versionCheckRequested, { scope })
    return scope.getState($outdated)
  }
  return { scope, doubt }
}

describe('a newer version', () => {
  it('is told by the script that the deployed page starts with', async () => {
    const deployed = { html: page('/assets/index-a1.js') }
    const { doubt } = await started(deployed)
    expect(await doubt()).toBe(false)
    deployed.html = page('/assets/index-b2.js')
    expect(await doubt()).toBe(true)
  })

  it('is told by a file that the start does not name', async () => {
    const deployed = { html: page('/assets/index-a1.js', '{"imports":{"jwsk/manifests":"./assets/manifests-c3.js"}}') }
    const { doubt } = await started(deployed)
    expect(await doubt()).toBe(true)
  })

  it('is offered once, and again when another one comes', async () => {
    const deployed = { html: page('/assets/index-b2.js') }
    const { scope, doubt } = await started(deployed)
    await doubt()
    await allSettled(updateDismissed, { scope })
    expect(await doubt()).toBe(false)
    deployed.html = page('/assets/index-c3.js')
    expect(await doubt()).toBe(true)
  })

  it('is not what a page of someone else says', async () => {
    const { doubt } = await started({ html: '<html><body>请登录无线网络</body></html>' })
    expect(await doubt()).toBe(false)
    expect(parseBuildId('')).toBeUndefined()
  })

  it('is told by the page of a build without a form in it, too', () => {
    expect(parseBuildId('<script type="module" crossorigin src="./assets/index-a1.js"></script>')).toBe('./assets/index-a1.js ')
  })
})
