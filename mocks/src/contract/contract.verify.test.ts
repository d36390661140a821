import type { Operation } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { describe, expect, test } from 'vitest'
import { areas } from '../areas'
import { demoAccounts } from '../system/organisation/user-table'
import { createApiSession, parseResponse } from './api-session'
import { callWithExample, type InputOverrides } from './call-with-example'
import { findViolations, loadOperations } from './spec'
import { unansweredOperations, unfinishedServices } from './unanswered-operations'

const services = import.meta.glob<Record<string, Record<string, Operation>>>('../../../packages/sdk/src/generated/*/index.ts', {
  eager: true,
})
const overrideModules = import.meta.glob<Record<string, unknown>>('./input-overrides*.ts', { eager: true })

const getServiceName = (file: string) => file.split('/').at(-2) ?? ''
const operations = Object.entries(services).flatMap(([file, entities]) =>
  Object.values(entities).flatMap((entity) => Object.values(entity).map(({ id }) => ({ id, service: getServiceName(file) }))),
)
const inputOverrides = Object.assign(
  {},
  ...Object.values(overrideModules).flatMap((module) =>
    Object.keys(module).flatMap((name) => (name.endsWith('Overrides') ? [module[name]] : [])),
  ),
) as InputOverrides
const specs = loadOperations()
const allMocks = areas.flatMap(({ mocks }) => mocks)
const answered = new Set(allMocks.map(({ operation }) => operation.id))

describe('coverage', () => {
  test('every operation of the contracts has a mock or is a listed gap', () => {
    const missing = operations.filter(
      ({ id, service }) => !answered.has(id) && !(id in unansweredOperations) && !unfinishedServices.includes(service),
    )
    expect(missing).toEqual([])
  })

  test('lists no gap that has a mock', () => {
    const open = new Set(operations.filter(({ id }) => !answered.has(id)).map(({ service }) => service))
    expect(unfinishedServices.filter((service) => !open.has(service))).toEqual([])
    expect(Object.keys(unansweredOperations).filter((id) => answered.has(id))).toEqual([])
  })

  test('overrides inputs only of operations with a mock', () => {
    expect(Object.keys(inputOverrides).filter((id) => !answered.has(id))).toEqual([])
  })
})

describe('every response conforms to its contract', () => {
  for (const { operation } of allMocks)
    test(operation.id, async () => {
      const spec = specs.get(operation.id)
      if (!spec) throw new Error(`${operation.id} is in no contract`)
      const response = await callWithExample(operation, spec, inputOverrides[operation.id])
      if (response.status !== 200) throw new Error(await response.text())
      if (operation.responseType === 'blob') {
        expect(response.headers.get('content-type')).toBe(spec.answerType)
        expect((await response.blob()).size).toBeGreaterThan(0)
        return
      }
      const answer = parseResponse(await response.text())
      if (operation.envelope !== false) expect(answer).toMatchObject({ code: 200, success: true })
      if (!spec.answer) throw new Error(`${operation.id} has no answer in the contract`)
      // the platform adds an empty `data` if there is no payload
      const { data: _, ...bare } = answer
      expect(findViolations(spec.answer, operation.responseType === 'none' ? bare : answer).join('\n')).toBe('')
    })
})

describe('every rejection conforms to its contract', () => {
  const refused = async (operation: Operation, token: string) => {
    const session = createApiSession()
    session.token = token
    const response = await session.send(operation, { body: {} })
    const schema = specs.get(operation.id)?.refusal
    // a rejection has no payload, only an empty placeholder
    const { data: _, ...bare } = parseResponse(await response.text())
    return {
      operation: operation.id,
      status: response.status,
      problems: schema ? findViolations(schema, bare) : ['the contract tells no refusal'],
    }
  }

  test('a missing token', async () => {
    const guarded = allMocks.map(({ operation }) => operation).filter(({ token }) => token !== false)
    expect(guarded.length).toBeGreaterThan(500)
    for (const operation of guarded) expect(await refused(operation, '')).toEqual({ operation: operation.id, status: 401, problems: [] })
  })

  test('a code that the role lacks', async () => {
    const writes = allMocks
      .map(({ operation }) => operation)
      .filter(({ permission }) => permission?.every((code) => !/_(view|detail)$/.test(code)))
    expect(writes.length).toBeGreaterThan(200)
    const auditor = createApiSession()
    await auditor.signIn(demoAccounts.auditor)
    for (const operation of writes)
      expect(await refused(operation, auditor.token)).toEqual({ operation: operation.id, status: 401, problems: [] })
  })

  test('an unknown grant', async () => {
    expect(await refused(auth.token, '')).toEqual({ operation: 'auth.token', status: 401, problems: [] })
  })
})

describe('validation of responses', () => {
  const page = { code: 200, success: true, msg: '操作成功', data: { records: [{ id: '1', packageName: '夜游版', menuId: '1' }], total: 1 } }
  const { records, total } = page.data
  const complaints = (answer: unknown) => {
    const schema = specs.get('tenantPackage.page')?.answer
    if (!schema) throw new Error('the contract lacks its page')
    return findViolations(schema, answer).join()
  }

  test('accepts a valid one', () => expect(complaints(page)).toBe(''))

  test.each([
    ['a missing envelope code', { ...page, code: undefined }, 'required'],
    ['a missing payload', { ...page, data: undefined }, 'required'],
    ['a list instead of a page', { ...page, data: records }, 'must be object'],
    ['a missing required field', { ...page, data: { total, records: [{ id: '1', menuId: '1' }] } }, 'packageName'],
    ['a number for an id', { ...page, data: { total, records: [{ ...records[0], id: 1 }] } }, 'must be string'],
    [
      'a field of another name',
      { ...page, data: { total, records: [{ ...records[0], remarks: '' }] } },
      '/data/records/0/remarks is not in the contract',
    ],
  ])('rejects %s', (_, answer, complaint) => expect(complaints(answer)).toContain(complaint))
})
