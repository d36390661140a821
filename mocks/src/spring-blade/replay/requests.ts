import { getOwn } from '@jwsk/sdk'
import { captchaTable } from '../../auth/captcha'
import { issueToken, readToken } from '../../auth/token'
import type { World } from '../../engine/world/world'
import { encryptPassword } from '../password'
import type { Exchange } from './recording'
import { isValues } from './recording'
import { secretOf } from './world'

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

/** What the placeholders of a request stand for at that moment. */
export interface Stage {
  readonly world: World
  /** By the name that the recording gives a person. */
  readonly tokens: ReadonlyMap<string, Tokens>
  /** The ids of this run for those of the recording's. */
  readonly ids: ReadonlyMap<string, string>
  captcha: { readonly key: string; readonly text: string }
  /** The last workbook that was answered. */
  workbook: ArrayBuffer
}

const tampered = (token: string) => `${token.slice(0, -4)}0000`
const expired = (token: string) => {
  const claims = readToken(token)
  return claims ? issueToken({ ...claims, exp: 1 }) : ''
}
const basic = (id: string, secret: string) => btoa(`${id}:${secret}`)

type Meaning = (stage: Stage, tokens: Tokens) => string

const meanings: Readonly<Record<string, Meaning>> = {
  client: () => basic('saber', secretOf('saber')),
  'client sword': () => basic('sword', secretOf('sword')),
  'client, wrong secret': () => basic('saber', 'wrong'),
  'unknown client': () => basic('nobody', 'x'),
  'access token': (_, { access }) => access,
  'access token, expired': (_, { access }) => expired(access),
  'access token, signature changed': (_, { access }) => tampered(access),
  'refresh token': (_, { refresh }) => refresh,
  'refresh token, expired': (_, { refresh }) => expired(refresh),
  'refresh token, signature changed': (_, { refresh }) => tampered(refresh),
  'captcha key': ({ captcha }) => captcha.key,
  'text of the captcha': ({ captcha }) => captcha.text,
  'md5 of admin': () => '21232f297a57a5a743894a0e4a801fc3',
  'sm2 of admin, without the leading 04': () => encryptPassword('admin').slice(2),
}

const letters = /^(\d+) letters (.)$/
const cipher = /^sm2 of ([^,]+)$/

function filled(text: string, stage: Stage, tokens: Tokens): string {
  const placed = text.replace(/<([^<>]+)>/g, (whole, name: string) => {
    const [, count, letter = ''] = letters.exec(name) ?? []
    if (count) return letter.repeat(Number(count))
    const [, password] = cipher.exec(name) ?? []
    if (password) return encryptPassword(password)
    return getOwn(meanings, name)?.(stage, tokens) ?? whole
  })
  return placed
    .split(',')
    .map((part) => stage.ids.get(part) ?? part)
    .join(',')
}

function filledIn(value: unknown, stage: Stage, tokens: Tokens): unknown {
  if (typeof value === 'string') return filled(value, stage, tokens)
  if (Array.isArray(value)) return value.map((part) => filledIn(part, stage, tokens))
  if (!isValues(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filledIn(part, stage, tokens)]))
}

// sent otherwise than the recording can write it
const rawBodies: Readonly<Record<string, string>> = { 'oddity-id-as-json-number': '{"id":1999999999999999999,"postName":"x"}' }
const rawQueries: Readonly<Record<string, string>> = { 'oddity-plus-and-space': 'title=a+b%20c%2Bd' }
const bytes = (text: string) => new TextEncoder().encode(text)

function formOf(fields: Readonly<Record<string, unknown>>, { workbook }: Stage) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (!isValues(value)) form.set(name, String(value))
    else form.set(name, new File([Number(value['bytes']) > 1 ? workbook : 'x'], String(value['filename'])))
  }
  return form
}

function bodyOf({ name, request: { body, headers = {} } }: Exchange, stage: Stage, tokens: Tokens): BodyInit | undefined {
  const raw = getOwn(rawBodies, name)
  if (raw) return bytes(raw)
  if (body === null || body === undefined) return undefined
  const type = headers['Content-Type'] ?? ''
  // a text stands for itself: it is no JSON, or none of a record
  if (typeof body === 'string') return bytes(body)
  const values = filledIn(body, stage, tokens)
  if (type.startsWith('multipart') && isValues(values)) return formOf(values, stage)
  if (type.includes('urlencoded') && isValues(values))
    return bytes(new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString())
  return bytes(JSON.stringify(values))
}

/** The request of an exchange, as it would be sent now. */
export function requestOf(exchange: Exchange, stage: Stage): Request {
  const { name, as = 'admin', request } = exchange
  const tokens = stage.tokens.get(as) ?? { access: '', refresh: '' }
  const url = new URL(`http://127.0.0.1${request.path}`)
  const raw = getOwn(rawQueries, name)
  if (raw) url.search = raw
  else
    for (const [key, value] of Object.entries(request.query ?? {}))
      for (const one of [value].flat()) url.searchParams.append(key, filled(String(one), stage, tokens))
  const headers = new Headers({ 'user-agent': 'replay' })
  for (const [key, value] of Object.entries(request.headers ?? {}))
    if (!value.startsWith('multipart')) headers.set(key, filled(value, stage, tokens))
  const body = bodyOf(exchange, stage, tokens)
  return new Request(url, { method: request.method, headers, ...(body !== undefined && { body }) })
}

/** The picture that a captcha sign-in answers to, drawn anew unless the note says that it is an old one. */
export function prepareCaptcha({ name }: Exchange, stage: Stage, drawn: () => { readonly key: string }) {
  const again = /captcha-(used-again|right-after-wrong)$/.test(name)
  if (again) return
  const { key } = drawn()
  const code = stage.world.table(captchaTable).get(key)?.code ?? ''
  stage.captcha = { key, text: name.endsWith('upper-case') ? code.toUpperCase() : code.toLowerCase() }
  if (name.endsWith('expired')) stage.world.table(captchaTable).remove(key)
}
