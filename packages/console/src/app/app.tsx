import { ErrorBoundary, TranslateProvider, type Translator } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { basePath } from '../links/base-path'
import { ProgressBar } from '../notices/progress-bar'
import { Toasts } from '../notices/toasts'
import { consoleNamespace } from '../text'
import { CrashPage } from './crash-page'
import { AppRoutes } from './routes'
import type { Navigator } from './wiring/navigator'

export interface AppProps {
  readonly client: Client
  readonly scope: Scope
  readonly translator: Translator
  readonly navigator: Navigator
}

export function App({ client, scope, translator, navigator }: AppProps) {
  return (
    <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
      <Provider value={scope}>
        <TranslateProvider translator={translator} namespace={consoleNamespace}>
          <BrowserRouter basename={basePath()}>
            <NavigatorBridge navigator={navigator} />
            <ProgressBar />
            <AppRoutes client={client} />
            <Toasts />
          </BrowserRouter>
        </TranslateProvider>
      </Provider>
    </ErrorBoundary>
  )
}

function NavigatorBridge({ navigator }: { readonly navigator: Navigator }) {
  const navigate = useNavigate()
  useEffect(() => navigator.connect(({ to, how }) => void navigate(to, { replace: how === 'replace' })), [navigator, navigate])
  return null
}
