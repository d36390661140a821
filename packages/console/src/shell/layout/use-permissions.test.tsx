import { type Client, JwskError } from '@jwsk/sdk'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeEach, expect, test } from 'vitest'
import { $cachedPermissions } from './cached-permissions'
import { usePermissions } from './use-permissions'

type Answer = readonly object[] | Error
let answer: Answer
let callCount: number
let forbidden: boolean

const error = (kind: 'forbidden' | 'network') => new JwskError({ kind, message: kind, operation: 'test' })
const client = {
  call: () => {
    callCount += 1
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  },
} as unknown as Client // the only members used

beforeEach(() => {
  callCount = 0
  forbidden = false
  answer = [{ code: 'user_add' }]
})

function Page() {
  const permissions = usePermissions(client, scope)
  const other = useQuery({
    queryKey: ['other'],
    queryFn: () => (forbidden ? Promise.reject(error('forbidden')) : Promise.resolve(1)),
    retry: false,
  })
  return (
    <button type="button" onClick={() => void other.refetch()}>
      {permissions ? [...permissions].join() || 'none' : 'unknown'}
    </button>
  )
}
const scope = ['test']

const renderPage = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
  )

test('a revoked permission is removed after a forbidden call', async () => {
  renderPage()
  await screen.findByText('user_add')
  answer = [{ code: 'user_view' }]
  forbidden = true
  screen.getByRole('button').click()
  expect(await screen.findByText('user_view')).toBeTruthy()
  expect(callCount).toBe(2)
})

test('F39 missing permissions allow nothing, known ones survive network errors', async () => {
  answer = error('network')
  const first = renderPage()
  expect(await screen.findByText('none')).toBeTruthy()
  first.unmount()
  answer = [{ code: 'user_add' }]
  renderPage()
  await screen.findByText('user_add')
  answer = error('network')
  forbidden = true
  screen.getByRole('button').click()
  await waitFor(() => expect(callCount).toBeGreaterThan(2))
  expect(screen.getByRole('button').textContent).toBe('user_add')
})

test('F39 a forbidden permission query allows nothing', async () => {
  renderPage()
  await screen.findByText('user_add')
  answer = error('forbidden')
  forbidden = true
  screen.getByRole('button').click()
  expect(await screen.findByText('none')).toBeTruthy()
})

// spec 3.13
test('H45 cached permissions apply until the platform has answered', async () => {
  let reply: (codes: readonly object[]) => void = () => undefined
  const slow = { call: () => new Promise((done) => (reply = done)) } as unknown as Client // the only members used
  const Slow = () => <p>{[...(usePermissions(slow, scope) ?? ['unknown'])].join()}</p>
  render(
    <Provider value={fork({ values: [[$cachedPermissions, new Set(['user_add', 'user_delete'])]] })}>
      <QueryClientProvider client={new QueryClient()}>
        <Slow />
      </QueryClientProvider>
    </Provider>,
  )
  expect(screen.getByText('user_add,user_delete')).toBeTruthy()
  reply([{ code: 'user_view' }])
  expect(await screen.findByText('user_view')).toBeTruthy()
})
