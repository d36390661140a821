import { createClient } from '../src/client'
import { isJwskError } from '../src/errors'
import { tenantPackage } from '../src/generated/system/tenant-package'

/** One fault: what the server is told to do, and what a caller must see of it, in Node and in a browser alike. */
export interface Fault {
  readonly id: string
  /** What the server does; `fault-answers.ts` knows how. */
  readonly does: string
  readonly with?: string | number
  readonly call?: 'write'
  /** The kind of the error, or `answer` where there is none. */
  readonly seen: string
  readonly code?: number
  /** How often the server is asked. */
  readonly asked: number
}

export const faults: readonly Fault[] = [
  { id: 'F2', does: 'silence', seen: 'timeout', asked: 1 },
  { id: 'F3', does: 'reset', seen: 'network', asked: 3 },
  { id: 'F3', does: 'reset', call: 'write', seen: 'network', asked: 1 },
  { id: 'F4', does: 'half', seen: 'network', asked: 3 },
  { id: 'F4', does: 'half', call: 'write', seen: 'network', asked: 1 },
  ...['{"a":1}', '{}', '[]', '1', 'null', '"x"', '{"code":200', '{"data":{}}', '{"code":null}'].map((body) => ({
    id: 'F5',
    does: 'body',
    with: body,
    seen: 'protocol',
    asked: 1,
  })),
  { id: 'F6', does: 'drip', seen: 'timeout', asked: 1 },
  { id: 'F7', does: 'status', with: 500, seen: 'business', code: 500, asked: 1 },
  { id: 'F7', does: 'status', with: 500, call: 'write', seen: 'business', code: 500, asked: 1 },
  ...[502, 503, 504, 521].map((status) => ({ id: 'F9', does: 'proxy', with: status, seen: 'network', code: status, asked: 3 })),
  { id: 'F9', does: 'proxy', with: 502, call: 'write', seen: 'network', code: 502, asked: 1 },
  { id: 'F10', does: 'html', seen: 'protocol', asked: 1 },
  { id: 'F10', does: 'html', call: 'write', seen: 'protocol', asked: 1 },
  { id: 'F11', does: 'redirect', seen: 'protocol', asked: 1 },
  ...[400, 500, 0, -1, 999999, '"400"'].map((code) => ({ id: 'F12', does: 'code', with: code, seen: 'business', asked: 1 })),
  { id: 'F12', does: 'code', with: 403, seen: 'forbidden', code: 403, asked: 1 },
  { id: 'F13', does: 'code', with: 401, seen: 'unauthorized', code: 401, asked: 1 },
  ...['', '<html>', '{"code":401,"msg":"x"}', '{"code":200,"data":1}'].map((body) => ({
    id: 'F13',
    does: 'refuse',
    with: body,
    seen: 'unauthorized',
    code: 401,
    asked: 1,
  })),
  { id: 'F14', does: 'unsuccessful', seen: 'business', code: 200, asked: 1 },
  ...['text/plain', 'application/octet-stream', 'application/json;charset=utf-8', ''].map((type) => ({
    id: 'F16',
    does: 'typed',
    with: type,
    seen: 'answer',
    asked: 1,
  })),
  ...['application/json;charset=gbk', 'text/plain; charset=iso-8859-1'].map((type) => ({
    id: 'F16',
    does: 'typed',
    with: type,
    seen: 'protocol',
    asked: 1,
  })),
  { id: 'F17', does: 'empty', with: 204, seen: 'protocol', asked: 1 },
  { id: 'F17', does: 'empty', with: 200, seen: 'protocol', asked: 1 },
  { id: 'F17', does: 'empty', with: 204, call: 'write', seen: 'answer', asked: 1 },
  { id: 'F17', does: 'empty', with: 200, call: 'write', seen: 'answer', asked: 1 },
  { id: 'F18', does: 'huge', seen: 'protocol', asked: 1 },
  { id: 'F18', does: 'deep', seen: 'answer', asked: 1 },
  { id: 'F19', does: 'busy', with: 0, seen: 'network', code: 429, asked: 3 },
  { id: 'F19', does: 'busy', with: 1e9, seen: 'network', code: 429, asked: 1 },
  { id: 'F47', does: 'silence', call: 'write', seen: 'timeout', asked: 1 },
  { id: 'F57', does: 'gzip', seen: 'network', asked: 3 },
  { id: 'F57', does: 'bom', seen: 'answer', asked: 1 },
]

export interface FaultResult {
  readonly name: string
  readonly expected: string
  readonly found: string
}

const nameOf = ({ id, does, with: value, call }: Fault) => [id, call ?? 'read', does, value].filter((part) => part !== undefined).join(' ')

/** Meets every fault of the table once and tells what was expected and what was found. */
export async function runFaults(baseUrl: string): Promise<FaultResult[]> {
  const client = createClient({ baseUrl, clientId: 'console', clientSecret: 'test' })
  const results: FaultResult[] = []
  for (const [index, fault] of faults.entries()) {
    const ids = `${index}~${fault.does}~${fault.with ?? ''}`
    const options = { timeout: fault.seen === 'timeout' ? 300 : 8000 }
    const call = fault.call
      ? client.call(tenantPackage.remove, { ids }, options)
      : client.call(tenantPackage.page, { packageName: ids }, options)
    const seen = await call.then(
      () => ({ kind: 'answer', code: undefined }),
      (error: unknown) => (isJwskError(error) ? error : { kind: String(error), code: undefined }),
    )
    const asked = await (await fetch(`${baseUrl}/asked?fault=${index}`)).text()
    const tell = (kind: string, code: unknown, times: unknown) =>
      [kind, ...(fault.code === undefined ? [] : [code]), `asked ${times}`].join(' ')
    results.push({ name: nameOf(fault), expected: tell(fault.seen, fault.code, fault.asked), found: tell(seen.kind, seen.code, asked) })
  }
  client.dispose()
  return results
}
