import { isRecord } from '@jwsk/sdk'
import { createAesCipher } from '@jwsk/sdk/crypto'
import type { DecryptedRequest } from '../engine/platform-rules'
import { Refusal } from '../engine/refusal'
import type { Settings } from '../engine/settings'

/** Calls that are encrypted if the platform has keys. */
const encryptedPaths = ['/blade-system/param/', '/blade-system/user/submit']

/** Name of the parameter, or of the field of a form, that has all others encrypted. */
const parameterName = 'data'

const plainError = (what: string) => new Refusal(400, `请求未加密：${what}`, { origin: 'gateway' })
const undecryptableError = (what: string) => new Refusal(400, `${what}解密失败`, { origin: 'gateway' })

async function decryptText(cipher: string, key: string, what: string): Promise<string> {
  const { decrypt } = await createAesCipher(key)
  return decrypt(cipher).catch(() => {
    throw undecryptableError(what)
  })
}

async function decryptJson(cipher: string, key: string, what: string): Promise<unknown> {
  const text = await decryptText(cipher, key, what)
  try {
    return JSON.parse(text)
  } catch {
    throw undecryptableError(what)
  }
}

async function decryptQuery(url: URL, key: string): Promise<void> {
  const names = [...url.searchParams.keys()]
  if (names.length === 0) return
  const cipher = url.searchParams.get(parameterName)
  if (cipher === null || names.length > 1) throw plainError('参数')
  const fields = await decryptJson(cipher, key, '参数')
  if (!isRecord(fields)) throw undecryptableError('参数')
  url.search = ''
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
}

/** Decrypts a body that is text, or the field of a form; `undefined` without a body. */
async function decryptBody(request: Request, key: string): Promise<string | undefined> {
  const text = await request.text()
  if (text === '') return undefined
  const type = request.headers.get('content-type') ?? ''
  const field = type.startsWith('application/x-www-form-urlencoded') ? new URLSearchParams(text).get(parameterName) : undefined
  const cipher = type.startsWith('text/plain') ? text : field
  if (!cipher) throw plainError('消息')
  return JSON.stringify(await decryptJson(cipher, key, '消息'))
}

async function decryptToken(headers: Headers, { tokenHeader, tokenKey }: Settings): Promise<void> {
  const token = headers.get(tokenHeader)
  if (token === null) return
  const [scheme, cipher = ''] = token.split(' ')
  if (scheme !== 'crypto') throw plainError('令牌')
  headers.set(tokenHeader, `bearer ${await decryptText(cipher, tokenKey, '令牌')}`)
}

async function encryptResponse(response: Response, key: string): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const headers = new Headers(response.headers)
  headers.set('content-type', 'text/plain;charset=UTF-8')
  return new Response(await (await createAesCipher(key)).encrypt(await response.text()), { status: response.status, headers })
}

/** Decrypts a request of the encrypted calls with the keys that the platform has; rejects one that is sent in plain. */
export async function decryptRequest(request: Request, settings: Settings): Promise<DecryptedRequest | undefined> {
  const { dataKey, tokenKey } = settings
  const url = new URL(request.url)
  if (!(dataKey || tokenKey) || !encryptedPaths.some((path) => url.pathname.startsWith(path))) return undefined
  const headers = new Headers(request.headers)
  if (tokenKey) await decryptToken(headers, settings)
  if (!dataKey) return { request: new Request(request, { headers }), encryptResponse: async (response) => response }
  await decryptQuery(url, dataKey)
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await decryptBody(request, dataKey)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return {
    request: new Request(url, { method: request.method, headers, ...(body !== undefined && { body }) }),
    encryptResponse: (response) => encryptResponse(response, dataKey),
  }
}
