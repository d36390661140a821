import { ErrorBoundary, TranslateProvider, type Translator } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { AddressProvider } from '../links/address'
import type { BrowserAddress } from '../links/browser-address'
import { ProgressBar } from '../notices/progress-bar'
import { Toasts } from '../notices/toasts'
import { consoleNamespace } from '../text'
import { CrashPage } from './crash-page'
import { AppRoutes } from './routes'

export interface AppProps {
  readonly client: Client
  readonly scope: Scope
  readonly translator: Translator
  readonly address: BrowserAddress
}

export function App({ client, scope, translator, address }: AppProps) {
  return (
    <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
      <Provider value={scope}>
        <TranslateProvider translator={translator} namespace={consoleNamespace}>
          <AddressProvider address={address}>
            <ProgressBar />
            <AppRoutes client={client} />
            <Toasts />
          </AddressProvider>
        </TranslateProvider>
      </Provider>
    </ErrorBoundary>
  )
}
