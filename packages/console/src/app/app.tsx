import { ErrorBoundary, TranslateProvider, type Translator } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { HistoryProvider } from '../links/address'
import type { BrowserHistory } from '../links/browser-history'
import { ProgressBar } from '../notices/progress-bar'
import { Toasts } from '../notices/toasts'
import { consoleNamespace } from '../text'
import { CrashPage } from './crash-page'
import { AppRoutes } from './routes'

export interface AppProps {
  readonly client: Client
  readonly scope: Scope
  readonly translator: Translator
  readonly address: BrowserHistory
}

export function App({ client, scope, translator, address }: AppProps) {
  return (
    <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
      <Provider value={scope}>
        <TranslateProvider translator={translator} namespace={consoleNamespace}>
          <HistoryProvider address={address}>
            <ProgressBar />
            <AppRoutes client={client} />
            <Toasts />
          </HistoryProvider>
        </TranslateProvider>
      </Provider>
    </ErrorBoundary>
  )
}
