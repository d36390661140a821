import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $connection, callAnswered, callUnreachable, networkChanged } from './connection'

it('the connection state follows the network and failures in a row', async () => {
  const scope = fork()
  const getConnection = () => scope.getState($connection)
  await allSettled(networkChanged, { scope, params: 'offline' })
  expect(getConnection()).toBe('offline')
  await allSettled(callUnreachable, { scope })
  await allSettled(callUnreachable, { scope })
  await allSettled(networkChanged, { scope, params: 'online' })
  expect(getConnection()).toBe('good')
  await allSettled(callUnreachable, { scope })
  expect(getConnection()).toBe('good')
  await allSettled(callUnreachable, { scope })
  expect(getConnection()).toBe('unreachable')
  await allSettled(callAnswered, { scope })
  expect(getConnection()).toBe('good')
})
