// content security policy of a build: hashes of inline code and origins of its config.json
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolveFromRoot } from './root.mjs'

const digest = (algorithm, text) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

/** Hashes the inline content of a page's tags of this name, byte for byte as a browser does; data blocks are skipped, because they do not run. */
const hashInline = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => `'${digest('sha256', text)}'`,
  )

/** Returns the origin of an absolute address, none for a path on the page's origin; `{s}` of a tile server matches any subdomain. */
const getOrigins = (address = '') => (/^https?:\/\//.test(address) ? [new URL(address.replace('{s}', '*')).origin] : [])

const mapPresets = JSON.parse(readFileSync(resolveFromRoot('packages/console/src/platform/config/map-presets.json'), 'utf8'))

/** Origins of the images and the search of the map service named in config.json. */
function getMapOrigins({ provider, searchUrl }) {
  const { tiles, search } = mapPresets[provider]
  const servers = tiles.urls.flatMap((url) => [...tiles.subdomains].flatMap((name) => getOrigins(url.replace('{s}', name))))
  return { images: [...new Set(servers)], search: getOrigins(searchUrl || search.url) }
}

/** Returns the origins that config.json allows, by directive; operators add origins only there. */
function getConfiguredOrigins({
  outside = [],
  pictureOrigins = [],
  mediaOrigins = [],
  linkOrigins = [],
  frameOrigins = [],
  providers = [],
  ...config
}) {
  const map = config.mapService ? getMapOrigins(config.mapService) : { images: [], search: [] }
  const plugins = outside.flatMap(({ origin }) => getOrigins(origin))
  return {
    'script-src': [...getOrigins(config.faceLogin), ...plugins],
    'style-src': plugins,
    'img-src': [
      ...pictureOrigins,
      ...mediaOrigins,
      ...getOrigins(config.mapTiles?.url),
      ...map.images,
      ...providers.flatMap(({ icon }) => getOrigins(icon)),
    ],
    'media-src': mediaOrigins,
    'connect-src': [...plugins, ...mediaOrigins, ...getOrigins(config.telemetry?.url), ...getOrigins(config.mapSearch?.url), ...map.search],
    'frame-src': [...frameOrigins, ...linkOrigins],
  }
}

/** Names of Trusted Types policies: ours, that for remote plugins, and that of ProseMirror's clipboard parser, whose input is sanitized first. */
const trustedTypes = ['jwsk', 'jwsk-outside', 'ProseMirrorClipboard']

const createDirectives = (html) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...hashInline(html, 'script')],
  'style-src': ["'self'", ...hashInline(html, 'style')],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", 'blob:'],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedTypes,
})

const serializePolicy = (policy) => policy.map(([name, values]) => [name, ...values].join(' ')).join('; ')
const parsePolicy = (text) =>
  text
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name, ...values]) => [name, values])

/** Creates the response headers of a build's page. */
export const createHeaders = (html) => ({
  'Content-Security-Policy': serializePolicy(Object.entries(createDirectives(html))),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  // isolates the console from windows that it opens or that open it
  'Cross-Origin-Opener-Policy': 'same-origin',
  // camera for face sign-in, geolocation for maps; frames get neither
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), display-capture=()',
})

/** Adds the origins that the config.json of a deployment allows. */
export function extendForConfig(headers, config) {
  const { sites = {}, ...all } = config
  // one policy for all host names of the file
  const openings = [all, ...Object.values(sites)].map(getConfiguredOrigins)
  const added = (name) => openings.flatMap((opening) => opening[name] ?? [])
  const policy = parsePolicy(headers['Content-Security-Policy'])
  return {
    ...headers,
    'Content-Security-Policy': serializePolicy(policy.map(([name, values]) => [name, [...new Set(values.concat(added(name)))]])),
  }
}

/** Adds integrity digests to the scripts, preloaded modules and style sheets of a page; `read` returns a file of the build. */
export const addIntegrity = (html, read) =>
  html.replaceAll(
    /<(?:script|link)\b(?=[^>]*\s(?:type="module"|rel="modulepreload"|rel="stylesheet"))[^>]*\s(?:src|href)="([^"]+)"[^>]*>/g,
    (tag, path) => tag.replace(/\s*\/?>$/, ` integrity="${digest('sha384', read(path))}">`),
  )

/**
 * Keeps the URL of a page out of the requests of its own tags. Browsers send these before the page's first script, which
 * removes the code of an identity provider from the URL.
 */
export const hidePageUrl = (html) => html.replaceAll(/<(?:script|link)\b[^<>]*?(?=\s(?:src|href)=")/g, '$& referrerpolicy="no-referrer"')
