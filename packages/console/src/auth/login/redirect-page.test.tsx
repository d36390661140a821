import type { Client } from '@jwsk/sdk'
import { createTranslator, TranslateProvider } from '@jwsk/ui'
import { render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { HistoryProvider } from '../../platform/links/address'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { consoleNamespace } from '../../platform/text'
import { getOAuthStateStore } from './oauth-state-storage'
import CallbackPage from './redirect-page'

// spec 2.15
test('F51 the callback signs in once although the page is mounted twice', async () => {
  const state = getOAuthStateStore().issue({ source: 'gitee', tenantId: '000000', returnPath: '/' })
  history.replaceState(null, '', `/oauth/redirect/gitee?code=abc&state=${state}`)
  const signInWith = vi.fn(() => Promise.resolve({}))
  const client = { session: { signInWith } } as unknown as Client // the only members used
  render(
    <StrictMode>
      <TranslateProvider translator={createTranslator('zh-cn')} namespace={consoleNamespace}>
        <HistoryProvider address={createBrowserHistory()}>
          <CallbackPage client={client} source="gitee" />
        </HistoryProvider>
      </TranslateProvider>
    </StrictMode>,
  )
  await waitFor(() => expect(signInWith).toHaveBeenCalledOnce())
  expect(location.search).toBe('')
})
