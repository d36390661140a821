import { isNode, type Place } from '@jwsk/codegen/generate'
import type { Operation } from '@jwsk/sdk'
import fc from 'fast-check'
import { type ApiSession, type Input, parseResponse } from './api-session'
import { allowsEmptyPayload, findViolations, type SpecOperation } from './spec'

const edgeNumbers = ['0', '1', '-1', '3', '500', '100000', '99999999999', '1.5', 'abc', ' ', '']
const edgeNames = ['id', 'create_time', 'createTime', 'zzz', 'id,zzz', 'sleep(1)', '', ',', '"', '名称']
const edgeTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1999999999999999999',
  'abc',
  '%',
  "'",
  '<b>x</b>',
  '测试😀',
  '2026-01-01',
  '2026-01-01 00:00:00',
  'null',
  '[]',
]
const fuzzedHeaders = ['Tenant-Id', 'Dept-Id', 'Role-Id', 'Accept-Language', 'X-Probe']

/** Generates values, valid or not, for a parameter of that name. */
function createValueArbitrary(name: string): fc.Arbitrary<string> {
  if (name === 'current' || name === 'size') return fc.constantFrom(...edgeNumbers)
  if (name === 'ascs' || name === 'descs') return fc.constantFrom(...edgeNames)
  return fc.oneof(fc.constantFrom(...edgeTexts), fc.string({ maxLength: 12 }))
}

const getParameterNames = ({ parameters }: SpecOperation): string[] =>
  parameters.filter(({ node }) => node.in !== 'header').map(({ node }) => String(node.name))

const bodies = fc.oneof(
  fc.constantFrom<unknown>({}, [], null, 'text', 7),
  fc.dictionary(fc.constantFrom('id', 'ids', 'name', 'status', 'zzz'), fc.constantFrom<unknown>('', 'abc', -1, null, [], {}), {
    maxKeys: 4,
  }),
)

/** Generates inputs of a call: any subset of its parameters, an unknown filter, headers of any length. */
export function createInputArbitrary(operation: Operation, spec: SpecOperation): fc.Arbitrary<Input> {
  const query = fc.record(Object.fromEntries(getParameterNames(spec).map((name) => [name, createValueArbitrary(name)])), {
    requiredKeys: [],
  })
  const stray = fc.option(fc.record({ zzz: fc.constantFrom(...edgeTexts) }), { freq: 6, nil: {} })
  const headers = fc.dictionary(fc.constantFrom(...fuzzedHeaders), fc.constantFrom('x', '0', 'x'.repeat(9000)), { maxKeys: 2 })
  const body = operation.body === 'multipart' ? fc.constant({ file: new Blob(['probe']) }) : bodies
  return fc.tuple(query, stray, headers, body).map(([known, more, sent, draft]) => ({
    // omitted values are not parameters of the request
    query: Object.fromEntries(
      Object.entries({ ...known, ...more }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    headers: sent,
    body: draft,
  }))
}

const dated = /_date(equal|ge|gt|le|lt)$/

/** Whether a real server fails on the input as well: on a column that the table lacks or a date in another format. */
function failsOnServer({ query = {} }: Input): boolean {
  return Object.entries(query).some(([name, value]) => value !== '' && (['ascs', 'descs', 'zzz'].includes(name) || dated.test(name)))
}

/** Finds the deviations of a response from its contract; empty if it conforms. */
export async function findDeviations(
  session: ApiSession,
  [operation, spec]: readonly [Operation, SpecOperation],
  input: Input,
): Promise<string[]> {
  const response = await session.send(operation, input)
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (status === 200 && operation.responseType === 'blob' && !type.includes('json')) return []
  if (!type.includes('json')) return [`${status} of type ${type}`]
  const answer = parseResponse(await response.text())
  if (status !== 200) {
    const { data: _, ...bare } = answer
    if (status === 500) return failsOnServer(input) ? [] : [`500 ${String(answer['msg'])}`]
    return spec.refusal ? findViolations(spec.refusal, bare) : []
  }
  return spec.answer ? findViolations(spec.answer, findPayloadDeviations(operation, spec.answer, answer)) : []
}

/** Removes the empty record that the platform sends in place of a payload, if the contract allows it. */
function findPayloadDeviations(operation: Operation, schema: Place, answer: Readonly<Record<string, unknown>>) {
  const { data, ...bare } = answer
  const nothing = isNode(data) && Object.keys(data).length === 0
  if (operation.responseType === 'none') return bare
  return nothing && answer['msg'] === '暂无承载数据' && allowsEmptyPayload(schema) ? bare : answer
}
