// nginx's files of a release: those of deploy/nginx, and those that depend on the build and its config.json
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exists, writeAtomically } from './files.mjs'
import { resolveFromRoot } from './root.mjs'

/** Renders the headers of a release in nginx syntax. */
export const renderNginxHeaders = (headers) =>
  `${Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n')}\n`

/** Strips the base path, so that files are found as if the app were at the root, which leads to the base path. */
const renderNginxBase = (base) =>
  base === '/' ? '' : `rewrite ^/$ ${base} redirect;\nrewrite ^${base.slice(0, -1)}$ ${base} redirect;\nrewrite ^${base}(.*)$ /$1;\n`

/** First line of a file that follows `config.json` until an operator writes another one. */
const derived = '# from the profile of config.json\n'

/** Strips a prefix of the paths before they reach the platform; `/` strips nothing. */
function renderNginxStrip(prefix) {
  if (prefix === '/') return ''
  if (!/^(\/[\w.-]+)+$/.test(prefix)) throw new Error('release: --strip begins with a slash and ends without one, as in --strip /api')
  return `rewrite ^${prefix.replaceAll('.', '\\.')}(/.*)$ $1 break;\n`
}

/** Renders the prefix that an operator wants, else that of the profile, unless the file has what an operator wanted before. */
async function renderStripFile(file, { strip, strips }) {
  if (strip !== undefined) return renderNginxStrip(strip)
  const before = await readFile(file, 'utf8').catch(() => derived)
  if (!before.startsWith(derived)) return before
  if (strips.length > 1)
    throw new Error('release: the platforms of the sites in config.json want different prefixes: choose one with --strip, or release each')
  return derived + renderNginxStrip(strips[0])
}

/** Parameters that servers remove from a segment, and segments that consist of nothing else. */
const parameters = '(;[^/]*)?(/(;[^/]*)?)*'

/** Matches the end of a path as servers read it: any number of slashes between segments, and parameters after each. */
const renderEnd = (path) =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => `/${segment.replaceAll(/[^\w-]/g, '\\$&')}${parameters}`)
    .join('')

/**
 * Patterns of requests of tokens, in any letter case. The first segment is the service, whose prefix depends on the
 * profile.
 */
const renderTokenPatterns = (tokens) => [
  ...new Set(['/token', ...tokens.map((path) => path.replace(/^\/[^/]+(?=\/)/, ''))].map((end) => `${renderEnd(end)}$`)),
]

/** Maps requests of tokens to the client's address, by which they are limited. */
const renderNginxTokens = (patterns) =>
  `map $uri $token_client {\n  default "";\n${patterns.map((pattern) => `  "~*${pattern}" $binary_remote_addr;\n`).join('')}}\n`

/** Responses with tokens are not compressed. */
const renderTokenLocation = (patterns) =>
  `location ~* "${patterns.join('|')}" {\n  gzip off;\n  include platform.conf;\n  proxy_read_timeout 75s;\n}\n`

/** Files of an operator, which a release writes if they are missing or a value for them is given. */
const operatorFiles = {
  'gateway.conf': ['gateway', '127.0.0.1:8000', (server) => `upstream gateway {\n  server ${server};\n  keepalive 64;\n}\n`],
  'listen.conf': ['listen', '8080', (port) => `listen ${port};\n`],
  'log.conf': ['log', 'run/access.log', (file) => `access_log ${file} plain;\n`],
}

async function renderOperatorFiles(folder, options) {
  const files = {}
  for (const [name, [option, normally, render]] of Object.entries(operatorFiles))
    if (options[option] !== undefined || !(await exists(join(folder, name)))) files[name] = render(options[option] ?? normally)
  return files
}

/** Renders the headers and the base path of a build's page → texts by file. */
export const renderNginxPage = ({ headers, base }) => ({ 'headers.conf': renderNginxHeaders(headers), 'base.conf': renderNginxBase(base) })

/** Renders the files of a release that are not those of `deploy/nginx` → texts by file. */
export async function renderNginx(folder, { headers, base, paths, strip, ...operator }) {
  const patterns = renderTokenPatterns(paths.tokens)
  return {
    ...renderNginxPage({ headers, base }),
    'tokens.conf': renderNginxTokens(patterns),
    'token-location.conf': renderTokenLocation(patterns),
    'strip.conf': await renderStripFile(join(folder, 'strip.conf'), { strip, strips: paths.strips }),
    ...(await renderOperatorFiles(folder, operator)),
  }
}

/** Copies the files that are the same in every release. */
export const copyNginx = (folder) => cp(resolveFromRoot('deploy/nginx'), folder, { recursive: true })

/** Writes rendered files. */
export async function writeNginx(folder, texts) {
  for (const [name, text] of Object.entries(texts)) await writeAtomically(join(folder, name), text)
}
