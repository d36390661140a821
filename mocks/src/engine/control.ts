import { isRecord } from '@jwsk/sdk'
import { captchaTable } from '../auth/captcha'
import { loginCodeTable } from '../auth/login-code'
import { faultKinds } from './faults'
import { toFields } from './fields'
import { jsonResponse } from './reply'
import type { Backend } from './respond'
import { isLatencyProfile } from './settings'
import { growTable } from './world/grow-table'

type Control = (backend: Backend, parameters: Readonly<Record<string, unknown>>) => unknown

const doneReply = { done: true }

const controls: Readonly<Record<string, Control>> = {
  'POST reset': async ({ world, faults }) => {
    faults.clear()
    await world.reset()
    return doneReply
  },
  'POST fault': ({ faults }, { operation = '*', kind, times = 1 }) => {
    const known = faultKinds.find((name) => name === kind)
    if (!known) return { error: `kind is one of ${faultKinds.join(', ')}` }
    faults.add({ operation: String(operation), kind: known, times: Number(times) })
    return doneReply
  },
  'GET fault': ({ faults }) => faults.pending(),
  'DELETE fault': ({ faults }) => {
    faults.clear()
    return doneReply
  },
  'POST clock': ({ world }, { seconds }) => {
    world.advance(Number(seconds) * 1000)
    return { now: world.formatNow() }
  },
  'POST settings': ({ settings }, { latency, accessTokenLifetime }) => {
    if (isLatencyProfile(latency)) settings.latency = latency
    if (Number(accessTokenLifetime) > 0) settings.accessTokenLifetime = Number(accessTokenLifetime)
    return settings
  },
  'POST grow': ({ world }, { table, rows }) => {
    const size = growTable(world, String(table), Math.min(Number(rows), 200_000))
    return size === undefined ? { error: `no table ${String(table)} has come to life` } : { size }
  },
  // normally sent to the user's phone
  'GET code': ({ world }, { phone }) => ({
    code:
      world
        .table(loginCodeTable)
        .all()
        .findLast((sent) => sent.phone === phone)?.code ?? '',
  }),
  // normally read from the image by the user
  'GET captcha': ({ world }, { key }) => ({ code: world.table(captchaTable).get(String(key))?.code ?? '' }),
}

/** Path of the controls: next to the API, never under its prefix. */
export const controlPath = '/__mock/'

/** Responds to `/__mock/…`, the controls for tests and for a demo's reset button. */
export async function respondToControl(backend: Backend, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const name = url.pathname.slice(controlPath.length)
  const known: typeof controls = { ...controls, ...backend.platform.controls }
  const control = known[`${request.method} ${name}`]
  if (!control) return jsonResponse({ error: `known: ${Object.keys(known).join(', ')}` }, 404)
  const text = request.method === 'POST' ? await request.text() : ''
  const parameters = { ...Object.fromEntries(url.searchParams), ...(text === '' ? {} : toFields(JSON.parse(text))) }
  const result = await control(backend, parameters)
  return jsonResponse(result, isErrorResult(result) ? 400 : 200)
}

const isErrorResult = (result: unknown) => isRecord(result) && 'error' in result
