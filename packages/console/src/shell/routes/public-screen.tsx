import { ErrorBoundary, Fallback, useLanguage } from '@jwsk/kit'
import { createBrowserPreferences, KitProvider, type KitRuntime, loadScreen, type ScreenMatch, usePluginHost } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import { useTranslator } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import { ScreenError } from '../../pages/error-pages'
import { getErrorText } from '../../pages/error-text'
import { LinkGuard } from '../../platform/links/use-link-rules'
import { errorLogged, toErrorInfo } from '../../platform/logs/model'
import { $site } from '../../platform/site/model'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { noticeShown } from '../notices/model'
import { ScreenSkeleton } from '../screens/screen-skeleton'
import '../../themes/generated/primeflex.css'
import '../../themes/generated/primeicons.css'
import '../../themes/generated/primereact.css'
import '../layout/print.css'
import '../layout/shell.css'

interface PublicScreenProps {
  readonly client: Client
  readonly found: ScreenMatch
}

/** No permissions, because the visitor can be anonymous. */
const noPermissions: ReadonlySet<string> = new Set()

function usePublicRuntime(client: Client): KitRuntime {
  const language = useLanguage()
  const notify = useUnit(noticeShown)
  return useMemo(
    () => ({ client, scope: ['open', language], permissions: noPermissions, notify, preferences: createBrowserPreferences('open') }),
    [client, language, notify],
  )
}

/** Public screen of a plugin that fills the window and needs no session. */
export function PublicScreen({ client, found }: PublicScreenProps) {
  const { title } = useUnit($site)
  const [log, host, translator, runtime] = [useUnit(errorLogged), usePluginHost(), useTranslator(), usePublicRuntime(client)]
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }))
  const [turn, setTurn] = useState(0)
  useDocumentTitle(undefined, title)
  const Screen = loadScreen(found, translator)
  return (
    <QueryClientProvider client={queries}>
      <KitProvider runtime={runtime}>
        <LinkGuard />
        <ErrorBoundary
          key={turn}
          fallback={(error) => (
            <main className="alone">
              <ScreenError error={error} path={found.pattern} onRetry={() => setTurn((now) => now + 1)} />
            </main>
          )}
          onError={(error, { componentStack }) => {
            host.reportProblem(found.plugin.id, { path: found.pattern, message: getErrorText(error) })
            log({ type: 'screen', url: found.pattern, info: componentStack ?? '', ...toErrorInfo(error) })
          }}
        >
          <main>
            <Fallback fallback={<ScreenSkeleton />}>
              <Screen />
            </Fallback>
          </main>
        </ErrorBoundary>
      </KitProvider>
    </QueryClientProvider>
  )
}
