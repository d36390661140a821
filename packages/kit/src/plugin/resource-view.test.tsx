import { startPlatform } from '@jwsk/mocks/testing'
import { post, dict as systemDict, tenantPackage } from '@jwsk/sdk/system'
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dict } from '../fields/dict/dict'
import { text } from '../fields/text/text'
import { defineResource } from '../resource/define-resource'
import { renderScreen } from '../testing/render-screen'
import { samplePlugin } from '../testing/test/sample-plugin'
import { createRegistry } from './registry'
import { resourceView } from './resource-view'

const { client } = startPlatform()

test.each([{ pageSize: undefined }, { pageSize: 50 }])(
  'uses prefetched rows, $pageSize a page, when the list opens',
  async ({ pageSize }) => {
    const call = vi.spyOn(client, 'call')
    const getListCalls = () => call.mock.calls.filter(([operation]) => operation.id === tenantPackage.page.id)
    const preferences = { read: (key: string) => (key === 'list.size' ? pageSize : undefined), write: () => undefined }
    const runtime = { client, scope: ['test'], permissions: new Set<string>(), notify: () => undefined, preferences }
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
    await createRegistry([samplePlugin]).find('/packages')?.view.prefetch?.({ runtime, queries })
    expect(getListCalls()).toHaveLength(1)

    renderScreen(samplePlugin, { path: '/packages', client, preferences, queryClient: queries })
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(10)
    expect(getListCalls()).toHaveLength(1)
    call.mockRestore()
  },
)

test('a loaded list starts its query before other tasks', async () => {
  const call = vi.spyOn(client, 'call')
  const runtime = { client, scope: ['test'], permissions: new Set<string>(), notify: () => undefined }
  const { load, prefetch } = resourceView(() =>
    Promise.resolve({ default: defineResource({ api: post, fields: { postName: text() }, columns: ['postName'] }) }),
  )
  await load()
  void prefetch?.({ runtime, queries: new QueryClient() })
  expect(call).toHaveBeenCalledOnce()
  call.mockRestore()
})

test('prefetches each dictionary of the columns once, with the rows', async () => {
  const call = vi.spyOn(client, 'call')
  const posts = defineResource({
    api: post,
    fields: { category: dict('post_category'), postName: text() },
    columns: ['postName', 'category'],
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  const runtime = { client, scope: ['test'], permissions: new Set<string>(), notify: () => undefined }
  const { prefetch } = resourceView(() => Promise.resolve({ default: posts }))
  await Promise.all([prefetch?.({ runtime, queries }), prefetch?.({ runtime, queries })])
  expect(call).toHaveBeenCalledTimes(2)
  expect(call).toHaveBeenCalledWith(systemDict.dictionary, { code: 'post_category' }, expect.anything())
  expect(call).toHaveBeenCalledWith(post.page, expect.anything(), expect.anything())
  call.mockRestore()
})
