import { getChild, type Place, toMembers } from '@jwsk/codegen/generate'
import type { Operation } from '@jwsk/sdk'
import { isRecord } from '@jwsk/sdk'
import { type ApiSession, createAdminSession, type Input, parseResponse } from './api-session'
import type { SpecOperation } from './spec'

type Values = Readonly<Record<string, unknown>>

/** Inputs that operations need beyond the contract's example, by operation id. */
export type InputOverrides = Readonly<Record<string, (session: ApiSession) => Input>>

const listActions = ['page', 'list', 'parentList', 'lazyList']

/** Fetches the first row of the operation's own entity, as an administrator lists it. */
async function fetchFirstRow(session: ApiSession, id: string): Promise<Values> {
  const [entity] = id.split('.')
  const list = listActions
    .map((action) => session.backend.mocks.find(({ operation }) => operation.id === `${entity}.${action}`))
    .find((found) => found !== undefined)
  if (!list) return {}
  const { data } = parseResponse(await (await session.send(list.operation)).text())
  // a page, a list or the top level of a tree
  return toMembers(toMembers(toMembers(data).records ?? data)['0'])
}

const readers = createAdminSession()

/** Calls an operation with the contract's own example, on an existing record. */
export async function callWithExample(
  operation: Operation,
  spec: SpecOperation,
  special: InputOverrides[string] | undefined,
): Promise<Response> {
  // read-only calls can share a platform; calls that write or prepare records get their own
  const session = await (operation.method === 'GET' && !special ? readers : createAdminSession())
  const own = special?.(session) ?? {}
  const row = await fetchFirstRow(session, operation.id)
  const query = Object.fromEntries(
    spec.parameters
      .filter(({ node }) => node.required === true && node.in !== 'header')
      .map((at) => [String(at.node.name), own.query?.[String(at.node.name)] ?? pickPlausibleValue(at, row)]),
  )
  const body = own.body ?? (spec.body && fillExample(spec.body, row))
  return session.send(operation, { ...own, query: { ...query, ...own.query }, body })
}

function pickPlausibleValue(at: Place, row: Values): string {
  const name = String(at.node.name)
  const value = row[name] || (/^(\w+I|i)ds?$/.test(name) ? row.id : undefined)
  if (value !== undefined && value !== '') return String(value)
  const schema = getChild(at, 'schema')
  const preset = at.node.example ?? schema?.node.default ?? toMembers(schema?.node.enum)['0'] ?? toMembers(schema?.node.examples)['0']
  if (preset !== undefined) return String(preset)
  return schema?.node.type === 'integer' ? '1' : 'probe'
}

function fillExample(content: Place, row: Values): unknown {
  const [type = ''] = Object.keys(content.node)
  const preset = getChild(content, type)?.node.example
  if (type === 'multipart/form-data') return { ...toMembers(preset), file: new Blob(['probe']) }
  // an example that names a record means an existing one
  if (!isRecord(preset)) return preset
  return { ...preset, ...('id' in preset && { id: row.id }), ...('ids' in preset && { ids: row.id }) }
}
