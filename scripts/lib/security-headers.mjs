// content security policy of a build: hashes of inline code and origins of its config.json
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolveFromRoot } from './root.mjs'

const digest = (algorithm, text) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

/** hashes of what stands between such tags of a page, byte for byte as a browser sees it; data is nothing that runs */
const hashInline = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\s(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => `'${digest('sha256', text)}'`,
  )

/** none for a path of the page's own; `{s}` of a tile server stands for any of its names */
const getOrigins = (address = '') => (/^https?:\/\//.test(address) ? [new URL(address.replace('{s}', '*')).origin] : [])

const mapPresets = JSON.parse(readFileSync(resolveFromRoot('packages/console/src/platform/config/map-presets.json'), 'utf8'))

/** Origins of the images and the search of the map service named in config.json. */
function getMapOrigins({ provider, searchUrl }) {
  const { tiles, search } = mapPresets[provider]
  const servers = tiles.urls.flatMap((url) => [...tiles.subdomains].flatMap((name) => getOrigins(url.replace('{s}', name))))
  return { pictures: [...new Set(servers)], search: getOrigins(searchUrl || search.url) }
}

/** origins that options of config.json let in, by directive; the one place where an operator adds any */
function getConfiguredOrigins({
  outside = [],
  pictureOrigins = [],
  mediaOrigins = [],
  linkOrigins = [],
  frameOrigins = [],
  providers = [],
  ...config
}) {
  const map = config.mapService ? getMapOrigins(config.mapService) : { pictures: [], search: [] }
  const plugins = outside.flatMap(({ origin }) => getOrigins(origin))
  return {
    'script-src': [...getOrigins(config.faceLogin), ...plugins],
    'style-src': plugins,
    'img-src': [
      ...pictureOrigins,
      ...mediaOrigins,
      ...getOrigins(config.mapTiles?.url),
      ...map.pictures,
      ...providers.flatMap(({ icon }) => getOrigins(icon)),
    ],
    'media-src': mediaOrigins,
    'connect-src': [...plugins, ...mediaOrigins, ...getOrigins(config.telemetry?.url), ...getOrigins(config.mapSearch?.url), ...map.search],
    'frame-src': [...frameOrigins, ...linkOrigins],
  }
}

/** names of trusted types policies: ours, the one that names plugins from outside, and the one that ProseMirror reads a clipboard with, which is cleaned before */
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

/** the headers that the page of a build goes out with */
export const createHeaders = (html) => ({
  'Content-Security-Policy': serializePolicy(Object.entries(createDirectives(html))),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  // nothing of the console is opened by, or opens, a window that may reach into the other
  'Cross-Origin-Opener-Policy': 'same-origin',
  // the camera for signing in by face, the place for maps; no frame gets either
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), display-capture=()',
})

/** the same for a deployment: with the origins that its config.json lets in */
export function extendForConfig(headers, config) {
  const { sites = {}, ...all } = config
  // one policy for every host name that the file knows
  const openings = [all, ...Object.values(sites)].map(getConfiguredOrigins)
  const added = (name) => openings.flatMap((opening) => opening[name] ?? [])
  const policy = parsePolicy(headers['Content-Security-Policy'])
  return {
    ...headers,
    'Content-Security-Policy': serializePolicy(policy.map(([name, values]) => [name, [...new Set(values.concat(added(name)))]])),
  }
}

/** a page whose scripts, preloaded modules and style sheets name the digest of what they load; `read` gives a file of the build */
export const addIntegrity = (html, read) =>
  html.replaceAll(
    /<(?:script|link)\b(?=[^>]*\s(?:type="module"|rel="modulepreload"|rel="stylesheet"))[^>]*\s(?:src|href)="([^"]+)"[^>]*>/g,
    (tag, path) => tag.replace(/\s*\/?>$/, ` integrity="${digest('sha384', read(path))}">`),
  )
