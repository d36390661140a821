import {
  browserPreferences,
  ErrorBoundary,
  Fallback,
  type Found,
  KitProvider,
  type KitRuntime,
  loadScreen,
  useLanguage,
  usePluginHost,
  useTranslator,
} from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import { BrokenScreen } from '../layout/error-pages'
import { problemText } from '../layout/problem-text'
import { ScreenSkeleton } from '../layout/screen-skeleton'
import { LinkGuard } from '../links/use-link-rules'
import { factsOf, problemLogged } from '../logs/model'
import { noticeShown } from '../notices/model'
import { $site } from '../site/model'
import { useWindowTitle } from '../site/use-window-title'
import '../themes/generated/primeicons.css'
import '../themes/generated/primereact.css'
import '../layout/shell.css'

interface OpenScreenProps {
  readonly client: Client
  readonly found: Found
}

/** grants nothing: whoever looks may be nobody */
const nothing: ReadonlySet<string> = new Set()

function useOpenRuntime(client: Client): KitRuntime {
  const language = useLanguage()
  const notify = useUnit(noticeShown)
  return useMemo(
    () => ({ client, scope: ['open', language], permissions: nothing, notify, preferences: browserPreferences('open') }),
    [client, language, notify],
  )
}

/** A plugin's page that fills the window and needs no session. */
export function OpenScreen({ client, found }: OpenScreenProps) {
  const { title } = useUnit($site)
  const [log, host, translator, runtime] = [useUnit(problemLogged), usePluginHost(), useTranslator(), useOpenRuntime(client)]
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }))
  const [turn, setTurn] = useState(0)
  useWindowTitle(undefined, title)
  const Screen = loadScreen(found, translator)
  return (
    <QueryClientProvider client={queries}>
      <KitProvider runtime={runtime}>
        <LinkGuard />
        <ErrorBoundary
          key={turn}
          fallback={(error) => (
            <main className="alone">
              <BrokenScreen error={error} path={found.pattern} onRetry={() => setTurn((now) => now + 1)} />
            </main>
          )}
          onError={(error, { componentStack }) => {
            host.report(found.plugin.id, { path: found.pattern, message: problemText(error) })
            log({ type: 'screen', url: found.pattern, info: componentStack ?? '', ...factsOf(error) })
          }}
        >
          <Fallback show={<ScreenSkeleton />}>
            <Screen />
          </Fallback>
        </ErrorBoundary>
      </KitProvider>
    </QueryClientProvider>
  )
}
