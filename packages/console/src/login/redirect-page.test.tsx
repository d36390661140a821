import { createTranslator, TranslateProvider } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { AddressProvider } from '../links/address'
import { createBrowserAddress } from '../links/browser-address'
import { consoleNamespace } from '../text'
import { loginStates } from './login-states-storage'
import RedirectPage from './redirect-page'

// spec 2.15
test('F51 a person whom a third party sends back is signed in once, though the page is mounted twice', async () => {
  const state = loginStates().issue({ source: 'gitee', tenantId: '000000', returnPath: '/' })
  history.replaceState(null, '', `/oauth/redirect/gitee?code=abc&state=${state}`)
  const signInWith = vi.fn(() => Promise.resolve({}))
  const client = { session: { signInWith } } as unknown as Client // nothing else of it is used
  render(
    <StrictMode>
      <TranslateProvider translator={createTranslator('zh-cn')} namespace={consoleNamespace}>
        <AddressProvider address={createBrowserAddress()}>
          <RedirectPage client={client} source="gitee" />
        </AddressProvider>
      </TranslateProvider>
    </StrictMode>,
  )
  await waitFor(() => expect(signInWith).toHaveBeenCalledOnce())
  expect(location.search).toBe('')
})
