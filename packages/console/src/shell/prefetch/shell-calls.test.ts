import { type Client, JwskError, type SessionUser, type StoredSession } from '@jwsk/sdk'
import { menu } from '@jwsk/sdk/system'
import { expect, test, vi } from 'vitest'
import { buttonsCall, prefetchOnSignIn, routesCall, userInfoCall } from './shell-calls'

const person = (userId: string): SessionUser => ({ userId, tenantId: '000000', deptId: '1', roleId: '1' }) as SessionUser // no other field is read

function platform() {
  const listeners = new Set<(session: StoredSession) => void>()
  const requested: string[] = []
  let user: SessionUser | undefined
  const answer = vi.fn((name: string): Promise<unknown> => Promise.resolve(`${name} of ${user?.userId}`))
  const send = (name: string) => {
    requested.push(name)
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
  const client = { session, call: ({ id }: { readonly id: string }) => send(id) } as unknown as Client // no other method is called
  const signIn = (userId: string) => {
    user = person(userId)
    for (const listener of [...listeners]) listener({ user } as StoredSession) // no other field is read
  }
  return { client, requested, answer, signIn }
}

const firstOnes = ['userInfo', menu.routes.id, menu.buttons.id]
const notOver = () => new AbortController().signal

// issue: routes, buttons and user information are requested as soon as the token is stored
test('requests the data of the shell on sign-in and hands out each response once', async () => {
  const { client, requested, signIn } = platform()
  prefetchOnSignIn(client, [], notOver())
  expect(requested).toEqual([])
  signIn('1')
  expect(requested).toEqual(firstOnes)
  await expect(routesCall.take(client, {})).resolves.toBe(`${menu.routes.id} of 1`)
  await expect(buttonsCall.take(client, {})).resolves.toBe(`${menu.buttons.id} of 1`)
  await expect(userInfoCall.take(client, {})).resolves.toBe('userInfo of 1')
  expect(requested).toEqual(firstOnes)
  await routesCall.take(client, {})
  expect(requested).toEqual([...firstOnes, menu.routes.id])
  // a token refresh requests nothing
  signIn('1')
  expect(requested).toHaveLength(4)
})

test('never hands out data of another user', async () => {
  const { client, requested, signIn } = platform()
  prefetchOnSignIn(client, [], notOver())
  signIn('1')
  signIn('2')
  await expect(userInfoCall.take(client, {})).resolves.toBe('userInfo of 2')
  expect(requested).toEqual([...firstOnes, 'userInfo'])
})

test('rejects with the reason of a failed call, or aborts a silent code', async () => {
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

test('requests nothing once the login form is left', () => {
  const { client, requested, signIn } = platform()
  const over = new AbortController()
  prefetchOnSignIn(client, [], over.signal)
  over.abort()
  prefetchOnSignIn(client, [], over.signal)
  signIn('1')
  expect(requested).toEqual([])
})
