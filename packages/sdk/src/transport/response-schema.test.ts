import { describe, expect, test } from 'vitest'
import { catchError } from '../../test/catch-error'
import { createClient } from '../client'
import type { Operation, ResponseSchema } from '../operation'

type Check = ResponseSchema['~standard']['validate']
const schema = (validate: Check): ResponseSchema => ({ '~standard': { version: 1, vendor: 'test', validate } })
const isPet: Check = (value) =>
  (value as { petType: string }).petType === 'cat' ? {} : { issues: [{ path: ['petType'], message: 'expected cat or dog' }] }

const find: Operation<undefined, unknown> = { id: 'pet.find', method: 'GET', path: '/pet', envelope: false }

const answering = (body: unknown) =>
  createClient({ baseUrl: 'http://pets.test', fetch: async () => Response.json(body), clientId: 'console', clientSecret: 'test' })

describe('a response schema', () => {
  test('passes a payload unchanged', async () => {
    const payload = { petType: 'cat', color: 'grey' }
    const operation = { ...find, responseSchema: schema(isPet) }
    expect(await answering(payload).call(operation)).toEqual(payload)
    const enveloped: Operation<undefined, unknown> = { id: 'pet.find', method: 'GET', path: '/pet', responseSchema: schema(isPet) }
    expect(await answering({ code: 200, data: payload, msg: '' }).call(enveloped)).toEqual(payload)
  })

  test('makes a payload that does not fit a protocol error', async () => {
    const body = { petType: 'fish' }
    const error = await catchError(answering(body).call({ ...find, responseSchema: schema(isPet) }))
    expect(error).toMatchObject({ kind: 'protocol', message: 'petType: expected cat or dog', status: 200, retryable: false, body })
    expect(error).toMatchObject({ operation: 'pet.find', cause: [{ path: ['petType'] }] })
  })

  test('may be asynchronous, and name a field by objects', async () => {
    const issues = [{ message: 'no row', path: [{ key: 'rows' }, 0, { key: 'id' }] }, { message: 'two' }, { message: 'three' }]
    const operation = { ...find, responseSchema: schema(async () => ({ issues })) }
    expect(await catchError(answering({}).call(operation))).toMatchObject({ message: 'rows.0.id: no row (and 2 more)' })
    const whole = { ...find, responseSchema: schema(() => ({ issues: [{ message: 'expected array' }] })) }
    expect(await catchError(answering({}).call(whole))).toMatchObject({ message: 'expected array' })
  })

  test('leaves the outcome of a write unknown', async () => {
    const write: Operation<undefined, unknown> = { ...find, method: 'POST', responseSchema: schema(isPet) }
    expect(await catchError(answering({ petType: 'fish' }).call(write))).toMatchObject({ kind: 'protocol', outcome: 'unknown' })
  })

  test('repeats no secret of the request', async () => {
    const operation: Operation<{ password: string }, unknown> = {
      ...{ id: 'pet.find', method: 'POST', path: '/pet', input: 'body', envelope: false },
      responseSchema: schema((value) => ({ issues: [{ message: `${(value as { echo: string }).echo} is wrong` }] })),
    }
    const error = await catchError(answering({ echo: 'hunter2' }).call(operation, { password: 'hunter2' }))
    expect(error).toMatchObject({ message: '… is wrong', body: { echo: '…' } })
  })

  test('is not applied to a rejection', async () => {
    const operation: Operation<undefined, unknown> = { id: 'pet.find', method: 'GET', path: '/pet', responseSchema: schema(isPet) }
    expect(await catchError(answering({ code: 400, msg: 'sold out' }).call(operation))).toMatchObject({ kind: 'business' })
  })
})
