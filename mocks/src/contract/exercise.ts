import type { Operation } from '@jwsk/sdk'
import { createBackend } from '../backend'
import { auth } from '@jwsk/sdk/auth'
import { type Backend, brokenConnection, createRespond, type Respond } from '../engine/respond'
import { demoAccounts, hashPassword } from '../system/user-table'
import { inside, type Place, type SpecOperation } from './spec'

export type Values = Readonly<Record<string, unknown>>

/** What a call of an operation needs beyond the example of the contract. */
export interface Special {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Stage {
  readonly backend: Backend
  readonly respond: Respond
  readonly send: (operation: Operation, input?: Special) => Promise<Response>
}

/** A fresh platform with its administrator signed in. */
export async function setStage(): Promise<Stage> {
  const backend = createBackend({ now: () => Date.UTC(2026, 10, 21, 1) })
  const respond = createRespond(backend)
  const basic = { authorization: `Basic ${btoa('console:secret')}` }
  const { account, password } = demoAccounts.admin
  const signIn = new URLSearchParams({ grant_type: 'password', tenantId: '000000', username: account, password: hashPassword(password) })
  const granted = await expectResponse(respond(new Request(`http://mock.test/api${auth.token.path}?${signIn}`, { method: 'POST', headers: basic })))
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const send: Stage['send'] = ({ method, path, input: kind, body: form }, { query = {}, body, headers = {} } = {}) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(query[name] ?? name))
    const url = new URL(`http://mock.test/api${filled}`)
    for (const [name, value] of Object.entries(query)) if (!path.includes(`{${name}}`)) url.searchParams.set(name, value)
    const withBody = kind === 'body' || kind === 'both'
    return expectResponse(
      respond(
        new Request(url, {
          method,
          headers: { ...basic, 'Blade-Auth': `bearer ${token}`, ...(withBody && !form ? { 'content-type': 'application/json' } : {}), ...headers },
          ...(withBody ? { body: form === 'multipart' ? formOf(body as Values) : JSON.stringify(body) } : {}),
        }),
      ),
    )
  }
  return { backend, respond, send }
}

async function expectResponse(answer: ReturnType<Respond>): Promise<Response> {
  const response = await answer
  if (response === brokenConnection) throw new Error('the connection broke')
  return response
}

function formOf(values: Values) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

const listActions = ['page', 'list', 'parentList', 'lazyList']

/** The first row of the operation's own entity, as an administrator lists it. */
async function firstRow(stage: Stage, id: string): Promise<Values> {
  const [entity] = id.split('.')
  const list = listActions.map((action) => stage.backend.mocks.find(({ operation }) => operation.id === `${entity}.${action}`)).find((found) => found !== undefined)
  if (!list) return {}
  const { data } = readAnswer(await (await stage.send(list.operation)).text()) as { data?: { records?: Values[] } & Values[] }
  return (data?.records ?? data)?.[0] ?? {}
}

/** JSON as a careful client reads it: ids beyond 2^53 stay exact. */
export const readAnswer = (text: string): unknown => JSON.parse(text.replace(/"id":(\d{16,})/g, '"id":"$1"'))

/** Calls an operation with the contract's own example, on a record that exists. */
export async function exercise(operation: Operation, spec: SpecOperation, special: (stage: Stage) => Special | undefined): Promise<Response> {
  const stage = await setStage()
  const own = special(stage) ?? {}
  const row = await firstRow(stage, operation.id)
  const query = Object.fromEntries(
    spec.parameters
      .filter(({ node }) => node['required'] === true && node['in'] !== 'header')
      .map((at) => [String(at.node['name']), own.query?.[String(at.node['name'])] ?? plausible(at, row)]),
  )
  const body = own.body ?? (spec.body && example(spec.body, row))
  return stage.send(operation, { ...own, query: { ...query, ...own.query }, body })
}

function plausible(at: Place, row: Values): string {
  const name = String(at.node['name'])
  const held = row[name] || (/^(\w+I|i)ds?$/.test(name) ? row['id'] : undefined)
  if (held !== undefined && held !== '') return String(held)
  const schema = inside(at, 'schema')
  const given = at.node['example'] ?? schema?.node['default'] ?? (schema?.node['enum'] as unknown[] | undefined)?.[0] ?? (schema?.node['examples'] as unknown[] | undefined)?.[0]
  if (given !== undefined) return String(given)
  return schema?.node['type'] === 'integer' ? '1' : 'probe'
}

function example(content: Place, row: Values): unknown {
  const [type = ''] = Object.keys(content.node)
  const given = inside(content, type)?.node['example']
  if (type === 'multipart/form-data') return { ...(given as Values), file: new Blob(['probe']) }
  // an example that names a record means one that exists
  return typeof given === 'object' && given !== null && 'id' in given ? { ...given, id: row['id'] } : given
}
