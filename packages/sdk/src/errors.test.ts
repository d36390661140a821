import { expect, test } from 'vitest'
import { createScriptedFetch, jsonResponse } from '../test/scripted-fetch'
import { createClient } from './client'
import { defineOperation } from './define-operation'
import { isBusinessError, isForbiddenError, JwskError } from './errors'

const submit = defineOperation<{ name: string }, undefined, { title: string }>({
  method: 'POST',
  path: '/boat/submit',
  responseType: 'none',
  envelope: false,
})
const remove = { ...submit, id: 'boat.remove' }

test('a guard with an operation accepts its errors alone', async () => {
  const { fetch } = createScriptedFetch(() => jsonResponse({ title: 'taken' }, 422))
  const client = createClient({ baseUrl: 'http://gateway.test', fetch })
  const error: unknown = await client.call(submit, { name: 'x' }).catch((cause: unknown) => cause)
  expect(isBusinessError(error, submit) && error.body?.title).toBe('taken')
  expect([isBusinessError(error), isBusinessError(error, remove), isForbiddenError(error, submit)]).toEqual([true, false, false])
})

test('a guard is a callback of array methods', () => {
  const errors: unknown[] = ['a', 'b'].map((message) => new JwskError({ kind: 'business', message, operation: submit.id }))
  expect(errors.filter(isBusinessError).map((error) => error.kind)).toEqual(['business', 'business'])
})
