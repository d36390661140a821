import { getOwn } from '@jwsk/sdk'
import { captchaTable } from '../../auth/captcha'
import { issueToken, readToken } from '../../auth/token'
import type { World } from '../../engine/world/world'
import { encryptPassword } from '../password'
import { getClientSecret } from './recorded-world'
import type { Exchange } from './recording'
import { isValues } from './recording'

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

/** Current values of the placeholders in a request. */
export interface ReplayContext {
  readonly world: World
  /** Tokens by the recording's name of the user. */
  readonly tokens: ReadonlyMap<string, Tokens>
  /** Ids of this run by those of the recording. */
  readonly ids: ReadonlyMap<string, string>
  captcha: { readonly key: string; readonly text: string }
  /** Last workbook that was received. */
  workbook: ArrayBuffer
}

const tamperToken = (token: string) => `${token.slice(0, -4)}0000`
const expireToken = (token: string) => {
  const claims = readToken(token)
  return claims ? issueToken({ ...claims, exp: 1 }) : ''
}
const encodeBasic = (id: string, secret: string) => btoa(`${id}:${secret}`)

type Meaning = (context: ReplayContext, tokens: Tokens) => string

const placeholders: Readonly<Record<string, Meaning>> = {
  client: () => encodeBasic('saber', getClientSecret('saber')),
  'client sword': () => encodeBasic('sword', getClientSecret('sword')),
  'client, wrong secret': () => encodeBasic('saber', 'wrong'),
  'unknown client': () => encodeBasic('nobody', 'x'),
  'access token': (_, { access }) => access,
  'access token, expired': (_, { access }) => expireToken(access),
  'access token, signature changed': (_, { access }) => tamperToken(access),
  'refresh token': (_, { refresh }) => refresh,
  'refresh token, expired': (_, { refresh }) => expireToken(refresh),
  'refresh token, signature changed': (_, { refresh }) => tamperToken(refresh),
  'captcha key': ({ captcha }) => captcha.key,
  'text of the captcha': ({ captcha }) => captcha.text,
  'md5 of admin': () => '21232f297a57a5a743894a0e4a801fc3',
  'sm2 of admin, without the leading 04': () => encryptPassword('admin').slice(2),
}

const letters = /^(\d+) letters (.)$/
const cipher = /^sm2 of ([^,]+)$/

function fillPlaceholders(text: string, context: ReplayContext, tokens: Tokens): string {
  const placed = text.replace(/<([^<>]+)>/g, (whole, name: string) => {
    const [, count, letter = ''] = letters.exec(name) ?? []
    if (count) return letter.repeat(Number(count))
    const [, password] = cipher.exec(name) ?? []
    if (password) return encryptPassword(password)
    return getOwn(placeholders, name)?.(context, tokens) ?? whole
  })
  return placed
    .split(',')
    .map((part) => context.ids.get(part) ?? part)
    .join(',')
}

function fillValue(value: unknown, context: ReplayContext, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, context, tokens)
  if (Array.isArray(value)) return value.map((part) => fillValue(part, context, tokens))
  if (!isValues(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillValue(part, context, tokens)]))
}

// sent in a form that the recording cannot express
const rawBodies: Readonly<Record<string, string>> = { 'oddity-id-as-json-number': '{"id":1999999999999999999,"postName":"x"}' }
const rawQueries: Readonly<Record<string, string>> = { 'oddity-plus-and-space': 'title=a+b%20c%2Bd' }
const encodeText = (text: string) => new TextEncoder().encode(text)

function toFormData(fields: Readonly<Record<string, unknown>>, { workbook }: ReplayContext) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (!isValues(value)) form.set(name, String(value))
    else form.set(name, new File([Number(value['bytes']) > 1 ? workbook : 'x'], String(value['filename'])))
  }
  return form
}

function createBody({ name, request: { body, headers = {} } }: Exchange, context: ReplayContext, tokens: Tokens): BodyInit | undefined {
  const raw = getOwn(rawBodies, name)
  if (raw) return encodeText(raw)
  if (body === null || body === undefined) return undefined
  const type = headers['Content-Type'] ?? ''
  // text is sent as it is: it is no JSON, or not a record
  if (typeof body === 'string') return encodeText(body)
  const values = fillValue(body, context, tokens)
  if (type.startsWith('multipart') && isValues(values)) return toFormData(values, context)
  if (type.includes('urlencoded') && isValues(values))
    return encodeText(new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString())
  return encodeText(JSON.stringify(values))
}

/** Creates the request of an exchange with current values. */
export function createRequest(exchange: Exchange, context: ReplayContext): Request {
  const { name, as = 'admin', request } = exchange
  const tokens = context.tokens.get(as) ?? { access: '', refresh: '' }
  const url = new URL(`http://127.0.0.1${request.path}`)
  const raw = getOwn(rawQueries, name)
  if (raw) url.search = raw
  else
    for (const [key, value] of Object.entries(request.query ?? {}))
      for (const one of [value].flat()) url.searchParams.append(key, fillPlaceholders(String(one), context, tokens))
  const headers = new Headers({ 'user-agent': 'replay' })
  for (const [key, value] of Object.entries(request.headers ?? {}))
    if (!value.startsWith('multipart')) headers.set(key, fillPlaceholders(value, context, tokens))
  const body = createBody(exchange, context, tokens)
  return new Request(url, { method: request.method, headers, ...(body !== undefined && { body }) })
}

/** Draws a new captcha for a sign-in, unless the exchange reuses an old one. */
export function prepareCaptcha({ name }: Exchange, context: ReplayContext, drawCaptcha: () => { readonly key: string }) {
  const isReused = /captcha-(used-again|right-after-wrong)$/.test(name)
  if (isReused) return
  const { key } = drawCaptcha()
  const code = context.world.table(captchaTable).get(key)?.code ?? ''
  context.captcha = { key, text: name.endsWith('upper-case') ? code.toUpperCase() : code.toLowerCase() }
  if (name.endsWith('expired')) context.world.table(captchaTable).remove(key)
}
