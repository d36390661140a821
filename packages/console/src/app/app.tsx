import { ErrorBoundary } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { TranslateProvider, type Translator } from '@jwsk/ui'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { BrowserHistory } from '../platform/links/browser-history'
import { HistoryProvider } from '../platform/links/history-provider'
import { consoleNamespace } from '../platform/text'
import { ProgressBar } from '../shell/notices/progress-bar'
import { Toasts } from '../shell/notices/toasts'
import { CrashPage } from './crash-page'
import { AppRoutes } from './routes'

export interface AppProps {
  readonly client: Client
  readonly scope: Scope
  readonly translator: Translator
  readonly history: BrowserHistory
}

export function App({ client, scope, translator, history }: AppProps) {
  return (
    <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
      <Provider value={scope}>
        <TranslateProvider translator={translator} namespace={consoleNamespace}>
          <HistoryProvider history={history}>
            <ProgressBar />
            <AppRoutes client={client} />
            <Toasts />
          </HistoryProvider>
        </TranslateProvider>
      </Provider>
    </ErrorBoundary>
  )
}
