import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $connection, callAnswered, callUnreachable, networkChanged } from './connection'

it('the connection is bad without a network, or when calls in a row find nobody', async () => {
  const scope = fork()
  const now = () => scope.getState($connection)
  await allSettled(networkChanged, { scope, params: 'offline' })
  expect(now()).toBe('offline')
  await allSettled(callUnreachable, { scope })
  await allSettled(callUnreachable, { scope })
  await allSettled(networkChanged, { scope, params: 'online' })
  expect(now()).toBe('good')
  await allSettled(callUnreachable, { scope })
  expect(now()).toBe('good')
  await allSettled(callUnreachable, { scope })
  expect(now()).toBe('unreachable')
  await allSettled(callAnswered, { scope })
  expect(now()).toBe('good')
})
