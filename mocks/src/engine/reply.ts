import type { Operation } from '@jwsk/sdk'
import { numericIds } from '../numeric-ids'

const json = { 'content-type': 'application/json;charset=UTF-8' }

/** Serializes to JSON as this deployment does, with numbers for some ids. */
export function stringifyJson(value: unknown): string {
  const text = JSON.stringify(value)
  return text.replace(/"id":"(\d{16,20})"/g, (whole, id: string) => (numericIds.has(id) ? `"id":${id}` : whole))
}

export const jsonResponse = (body: unknown, status = 200) => new Response(stringifyJson(body), { status, headers: json })

const successBody = (data: unknown, msg = '操作成功') => jsonResponse({ code: 200, success: true, data, msg })

/** Creates the response of a payload, in the envelope of the operation's contract. */
export function reply(operation: Operation, payload: unknown): Response {
  if (payload instanceof Response) return payload
  if (operation.envelope === false) return jsonResponse(payload)
  if (operation.responseType === 'none') return successBody({})
  if (payload === null || payload === undefined) return successBody({}, '暂无承载数据')
  return successBody(payload)
}

/** Creates a success with its own message and no payload. */
export const messageReply = (msg: string): Response => successBody({}, msg)

export const createProxyErrorPage = () =>
  new Response('<!doctype html><html lang="en"><title>Welcome</title><h1>Please sign in to the network</h1></html>', {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
