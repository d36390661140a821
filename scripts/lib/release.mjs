import { createHash } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { compressFolder } from './compress.mjs'
import { deliveryFolder } from './delivery.mjs'
import { withBaseHref } from './page-base.mjs'
import { resolveFromRoot } from './root.mjs'
import { extendForConfig } from './security-headers.mjs'

/** Maximum of builds whose files are kept, so that already open pages continue to work. */
const maxBuilds = 3
const page = /^index\.html/
const builtConfig = 'config.json'

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))
const json = (value) => `${JSON.stringify(value, null, 2)}\n`
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  )

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(resolve(folder).length + 1))
}

/** Copies a file atomically with its timestamps, which must equal those of its compressed version. */
async function copyFileTo(from, to) {
  await mkdir(dirname(to), { recursive: true })
  const { atime, mtime } = await stat(from)
  await copyFile(from, `${to}.new`)
  await utimes(`${to}.new`, atime, mtime)
  await rename(`${to}.new`, to)
}

async function write(to, text) {
  await mkdir(dirname(to), { recursive: true })
  await writeFile(`${to}.new`, text)
  await rename(`${to}.new`, to)
}

/** Renders the headers of a release in nginx syntax. */
export const renderNginxHeaders = (headers) =>
  `${Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n')}\n`

/** Allows the inline code of the previous build's page too, until that page has expired. */
export function mergeEarlierHeaders(headers, earlier) {
  const digests = (name, { 'Content-Security-Policy': policy }) => policy.match(new RegExp(`(?<=${name} [^;]*)'sha\\d+-[^']+'`, 'g')) ?? []
  const policy = ['script-src', 'style-src'].reduce((text, name) => {
    const added = earlier.flatMap((one) => digests(name, one)).filter((digest) => !text.includes(digest))
    return text.replace(`${name} 'self'`, [`${name} 'self'`, ...new Set(added)].join(' '))
  }, headers['Content-Security-Policy'])
  return { ...headers, 'Content-Security-Policy': policy }
}

/** Writes an operator's file if it is missing or a value for it is given. */
async function writeGenerated(file, { value, normally, text }) {
  if (value !== undefined || !(await exists(file))) await write(file, text(value ?? normally))
}

/** Strips the base path, so that files are found as if the app were at the root. */
const renderNginxBase = (base) => (base === '/' ? '' : `rewrite ^${base.slice(0, -1)}$ ${base} redirect;\nrewrite ^${base}(.*)$ /$1;\n`)

async function writeNginx(folder, { headers, base, gateway, listen, log }) {
  await cp(resolveFromRoot('deploy/nginx'), folder, { recursive: true })
  await write(join(folder, 'headers.conf'), renderNginxHeaders(headers))
  await write(join(folder, 'base.conf'), renderNginxBase(base))
  await writeGenerated(join(folder, 'gateway.conf'), {
    value: gateway,
    normally: '127.0.0.1:8000',
    text: (server) => `upstream gateway {\n  server ${server};\n  keepalive 64;\n}\n`,
  })
  await writeGenerated(join(folder, 'listen.conf'), { value: listen, normally: '8080', text: (port) => `listen ${port};\n` })
  await writeGenerated(join(folder, 'log.conf'), { value: log, normally: 'run/access.log', text: (file) => `access_log ${file} plain;\n` })
}

/** Reloads the nginx that runs on the release, if there is one. */
async function reload(to) {
  const pid = Number(await readFile(join(to, 'run/nginx.pid'), 'utf8').catch(() => ''))
  if (!pid) return
  process.kill(pid, 'SIGHUP')
  // nginx does not report when its new workers are ready
  await setTimeout(1000)
}

/** Splits the files of a build into pages and all others. */
async function splitBuild(from) {
  const files = (await listFiles(from)).filter((name) => name !== builtConfig)
  return { pages: files.filter((name) => page.test(name)), others: files.filter((name) => !page.test(name)) }
}

const copyAll = async (names, { from, to }) => {
  for (const name of names) await copyFileTo(join(from, name), join(to, name))
}

/** Copies a build's page, sets its base path and compresses it again. */
async function copyBuild(from, { to, base }) {
  const folder = join(to, 'run/page')
  await rm(folder, { recursive: true, force: true })
  await write(join(folder, 'index.html'), withBaseHref(await readFile(join(from, 'index.html'), 'utf8'), base))
  await compressFolder(folder)
  return folder
}

// plugins installed by the operator belong to no build
const isRemotePlugin = (name) => /^outside[\\/]/.test(name)

async function removeOldBuilds(folder, current) {
  const old = (await listFiles(folder)).filter((name) => !current.has(name) && !isRemotePlugin(name))
  for (const name of old) await rm(join(folder, name))
  return old.length
}

/**
 * Installs a build in a folder that nginx serves, even while it runs: first the files of its page, then the headers,
 * then the page; removes files that none of the last builds has → { build, kept, dropped }.
 * @param {{ to: string, from?: string, delivery?: string, base?: string, config?: string, gateway?: string, listen?: string, log?: string }} options
 */
export async function release({
  to,
  from = resolveFromRoot('packages/console/dist'),
  delivery = deliveryFolder,
  base = '/',
  config,
  gateway,
  listen,
  log,
}) {
  const html = join(to, 'html')
  const own = base === '/' ? from : await copyBuild(from, { to, base })
  const { others } = await splitBuild(from)
  const { pages } = await splitBuild(own)
  const build = createHash('sha256')
    .update(await readFile(join(from, 'index.html')))
    .digest('hex')
    .slice(0, 12)
  await copyAll(others, { from, to: html })
  const ownConfig = join(html, builtConfig)
  if (config || !(await exists(ownConfig))) await copyFileTo(config ?? join(from, builtConfig), ownConfig)
  await mkdir(join(to, 'run'), { recursive: true })

  const record = join(to, 'builds.json')
  const before = (await readJson(record).catch(() => [])).filter((one) => one.build !== build)
  const headers = extendForConfig(await readJson(join(delivery, 'headers.json')), await readJson(ownConfig))
  const builds = [{ build, headers, files: [...others, ...pages] }, ...before].slice(0, maxBuilds)
  const earlier = builds.slice(1).map((one) => one.headers)
  await writeNginx(join(to, 'nginx'), { headers: mergeEarlierHeaders(headers, earlier), base, gateway, listen, log })
  await reload(to)

  await copyAll(pages, { from: own, to: html })
  const { version } = await readJson(resolveFromRoot('packages/console/package.json'))
  await write(join(html, 'version.json'), json({ version, build }))
  await write(record, json(builds))
  const dropped = await removeOldBuilds(html, new Set([builtConfig, 'version.json', ...builds.flatMap((one) => one.files)]))
  return { build, kept: builds.length, dropped }
}
