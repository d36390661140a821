import { getOwn } from '@jwsk/sdk'
import { jsonResponse } from '../engine/reply'

const invalidTokenResponse = () =>
  new Response('Invalid CORS request', {
    status: 403,
    headers: { vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers' },
  })

const methods = 'GET, HEAD, POST, PUT, DELETE, TRACE, OPTIONS, PATCH'
const unauthorized = () =>
  new Response(JSON.stringify({ code: 401, success: false, data: null, msg: '请求未授权' }), {
    headers: { 'content-type': 'application/json; charset=UTF-8', allow: methods },
  })

/** Maximum body size in bytes (2 MiB); the web server cuts off larger ones and sends an empty response. */
const maxBodyBytes = 2 * 1024 * 1024

const documents = { openapi: '3.1.0', info: { title: '接口文档', version: '5' }, paths: {} }

const openEndpoints: Readonly<Record<string, () => Response>> = {
  '/actuator/health': () => jsonResponse({ status: 'UP', components: {}, details: {} }),
  '/v3/api-docs': () => new Response(JSON.stringify(documents), { headers: { 'content-type': 'application/json' } }),
}

/** Responses of the web server, or of no call. */
export async function answerInfrastructure(request: Request): Promise<Response | undefined> {
  const { method, headers } = request
  if (method === 'OPTIONS') return headers.has('origin') ? invalidTokenResponse() : unauthorized()
  const accepted = headers.get('accept') ?? '*/*'
  const { pathname } = new URL(request.url)
  if (accepted === 'application/xml') return new Response(null, { status: 406 })
  if (method === 'POST' && (await request.clone().arrayBuffer()).byteLength >= maxBodyBytes) return new Response(null, { status: 500 })
  return getOwn(openEndpoints, pathname)?.()
}
