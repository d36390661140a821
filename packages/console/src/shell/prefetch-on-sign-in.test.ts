import { type Client, JwskError, type SessionUser, type StoredSession } from '@jwsk/sdk'
import { menu } from '@jwsk/sdk/system'
import { expect, test, vi } from 'vitest'
import { buttonsCall, routesCall, userInfoCall } from '../layout/prefetched-calls'
import { prefetchOnSignIn } from './prefetch-on-sign-in'

const person = (userId: string): SessionUser => ({ userId, tenantId: '000000', deptId: '1', roleId: '1' }) as SessionUser // nothing else is looked at

function platform() {
  const listeners = new Set<(session: StoredSession) => void>()
  const told: string[] = []
  let user: SessionUser | undefined
  const answer = vi.fn((name: string): Promise<unknown> => Promise.resolve(`${name} of ${user?.userId}`))
  const send = (name: string) => {
    told.push(name)
    return answer(name)
  }
  const session = {
    current: () => user && { user },
    userInfo: () => send('userInfo'),
    on: (_: 'changed', listener: (session: StoredSession) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const client = { session, call: ({ id }: { readonly id: string }) => send(id) } as unknown as Client // nothing else of it is used
  const signIn = (userId: string) => {
    user = person(userId)
    for (const listener of [...listeners]) listener({ user } as StoredSession) // nothing else is read
  }
  return { client, told, answer, signIn }
}

const firstOnes = ['userInfo', menu.routes.id, menu.buttons.id]
const notOver = () => new AbortController().signal

// issue: routes, buttons and user information leave in the moment that the token is there
test('what the shell needs is asked for as soon as somebody signs in, and each answer is taken once', async () => {
  const { client, told, signIn } = platform()
  prefetchOnSignIn(client, [], notOver())
  expect(told).toEqual([])
  signIn('1')
  expect(told).toEqual(firstOnes)
  await expect(routesCall.take(client, {})).resolves.toBe(`${menu.routes.id} of 1`)
  await expect(buttonsCall.take(client, {})).resolves.toBe(`${menu.buttons.id} of 1`)
  await expect(userInfoCall.take(client, {})).resolves.toBe('userInfo of 1')
  expect(told).toEqual(firstOnes)
  await routesCall.take(client, {})
  expect(told).toEqual([...firstOnes, menu.routes.id])
  // a refresh asks for nothing
  signIn('1')
  expect(told).toHaveLength(4)
})

test('nobody is shown what was asked for another', async () => {
  const { client, told, signIn } = platform()
  prefetchOnSignIn(client, [], notOver())
  signIn('1')
  signIn('2')
  await expect(userInfoCall.take(client, {})).resolves.toBe('userInfo of 2')
  expect(told).toEqual([...firstOnes, 'userInfo'])
})

test('whoever takes an answer that failed is told why, and a code that the deployment silences is given up', async () => {
  const { client, answer, signIn } = platform()
  const refused = new JwskError({ kind: 'business', message: '服务暂停', operation: 'test', code: 5001 })
  answer.mockRejectedValue(refused)
  prefetchOnSignIn(client, [], notOver())
  signIn('1')
  await expect(routesCall.take(client, {})).rejects.toBe(refused)
  prefetchOnSignIn(client, [5001], notOver())
  signIn('1')
  await expect(routesCall.take(client, {})).rejects.toMatchObject({ kind: 'abort', code: 5001 })
})

test('a form that was left asks for nothing', () => {
  const { client, told, signIn } = platform()
  const over = new AbortController()
  prefetchOnSignIn(client, [], over.signal)
  over.abort()
  prefetchOnSignIn(client, [], over.signal)
  signIn('1')
  expect(told).toEqual([])
})
