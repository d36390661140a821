import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { compressFolder } from './compress.mjs'
import { deliveryFolder } from './delivery-folder.mjs'
import { exists, writeAtomically } from './files.mjs'
import { copyNginx, renderNginx, renderNginxPage, writeNginx } from './nginx-files.mjs'
import { withBaseHref } from './page-base.mjs'
import { listProfileFiles, readPlatformPaths } from './platform-paths.mjs'
import {
  copyFiles,
  copyFileTo,
  digestFiles,
  findBuild,
  listFiles,
  rankBuilds,
  readBuilds,
  removeBuilds,
  switchTo,
  verifyFiles,
  writeBuilds,
} from './retained-builds.mjs'
import { resolveFromRoot } from './root.mjs'
import { extendForConfig } from './security-headers.mjs'

const page = /^index\.html/
const builtConfig = 'config.json'
const versionFile = 'version.json'

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/** Allows the inline code of the previous build's page too, until that page has expired. */
export function mergeEarlierHeaders(headers, earlier) {
  const digests = (name, { 'Content-Security-Policy': policy }) => policy.match(new RegExp(`(?<=${name} [^;]*)'sha\\d+-[^']+'`, 'g')) ?? []
  const policy = ['script-src', 'style-src'].reduce((text, name) => {
    const added = earlier.flatMap((one) => digests(name, one)).filter((digest) => !text.includes(digest))
    return text.replace(`${name} 'self'`, [`${name} 'self'`, ...new Set(added)].join(' '))
  }, headers['Content-Security-Policy'])
  return { ...headers, 'Content-Security-Policy': policy }
}

/** Headers of the first build's page with this configuration, which allow the pages of the others too. */
const getHeaders = ([first, ...others], config) =>
  mergeEarlierHeaders(
    extendForConfig(first.headers, config),
    others.map(({ headers }) => headers),
  )

/** Reloads the nginx that runs on the release, if there is one. */
async function reload(to) {
  const pid = Number(await readFile(join(to, 'run/nginx.pid'), 'utf8').catch(() => ''))
  if (!pid) return
  process.kill(pid, 'SIGHUP')
  // nginx does not report when its new workers are ready
  await setTimeout(1000)
}

/** Writes a build's page with its base path, compressed again, to a folder. */
async function preparePage(from, { to, base }) {
  if (base === '/') return from
  const folder = join(to, 'run/page')
  await rm(folder, { recursive: true, force: true })
  await writeAtomically(join(folder, 'index.html'), withBaseHref(await readFile(join(from, 'index.html'), 'utf8'), base))
  await compressFolder(folder)
  return folder
}

/** Reads the configuration of a release, and the profiles that it names, without changing anything. */
async function readSettings({ to, from, config }) {
  const own = join(to, 'html', builtConfig)
  const source = config ?? ((await exists(own)) ? own : join(from, builtConfig))
  const configured = await readJson(source)
  const beside = dirname(source)
  const paths = await readPlatformPaths(configured, [beside, dirname(own)])
  return { source, configured, paths, profiles: listProfileFiles(configured).map((file) => [join(beside, file), join(to, 'html', file)]) }
}

/** Copies the configuration and its profiles, unless they are already there. */
async function copySettings({ source, profiles }, to) {
  for (const [from, place] of [[source, join(to, 'html', builtConfig)], ...profiles])
    if (from !== place && (await exists(from))) await copyFileTo(from, place)
}

/**
 * Installs a build in a folder that nginx serves, even while it runs: first the files of its page, then the headers,
 * then the page; removes files that none of the last builds has → { build, retained, dropped }.
 * @param {{ to: string, from?: string, delivery?: string, base?: string, config?: string, strip?: string, gateway?: string, listen?: string, log?: string }} options
 */
export async function release({
  to,
  from = resolveFromRoot('packages/console/dist'),
  delivery = deliveryFolder,
  base = '/',
  config,
  ...nginxOptions
}) {
  const html = await readFile(join(from, 'index.html'), 'utf8')
  withBaseHref(html, base)
  const settings = await readSettings({ to, from, config })
  const build = createHash('sha256').update(html).digest('hex').slice(0, 12)
  const headers = await readJson(join(delivery, 'headers.json'))
  const { version } = await readJson(resolveFromRoot('packages/console/package.json'))
  const before = await readBuilds(to)
  const { retained, old } = rankBuilds({ build, headers }, before)
  const nginxFiles = await renderNginx(join(to, 'nginx'), {
    ...nginxOptions,
    ...{ base, paths: settings.paths, headers: getHeaders(retained, settings.configured) },
  })

  const own = await preparePage(from, { to, base })
  const pages = (await listFiles(own)).filter((name) => page.test(name))
  const others = (await listFiles(from)).filter((name) => name !== builtConfig && !page.test(name))
  await copyFiles(others, { from, to, build })
  await copySettings(settings, to)
  await mkdir(join(to, 'run'), { recursive: true })
  await copyNginx(join(to, 'nginx'))
  await writeNginx(join(to, 'nginx'), nginxFiles)
  await reload(to)

  await copyFiles(pages, { from: own, to, build })
  await writeAtomically(join(to, 'builds', build, versionFile), `${JSON.stringify({ version, build }, null, 2)}\n`)
  await switchTo(to, build)
  const files = await digestFiles([...others, ...pages, versionFile], { to, build })
  const released = new Date().toISOString()
  const builds = [{ build, version, released, base, headers, files }, ...retained.slice(1)]
  await writeBuilds(to, builds)
  return { build, retained: builds.length, dropped: await removeBuilds(to, { retained: builds, old }) }
}

/**
 * Returns to a kept build, as it was released, even while nginx runs; the current one is kept, as is the configuration →
 * { build, version, retained }.
 * @param {{ to: string, build: string }} options
 */
export async function restore({ to, build }) {
  const builds = await readBuilds(to)
  const found = findBuild(builds, build)
  await verifyFiles(found, to)
  const { retained } = rankBuilds(found, builds)
  const headers = getHeaders(retained, await readJson(join(to, 'html', builtConfig)))
  await writeNginx(join(to, 'nginx'), renderNginxPage({ headers, base: found.base }))
  await reload(to)
  await switchTo(to, build)
  await writeBuilds(to, retained)
  return { build, version: found.version, retained: retained.length }
}
