import { loadable, useLanguage } from '@jwsk/kit'
import { createBrowserPreferences, KitProvider, type KitRuntime, usePlugins } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { $epoch, $user } from '../../auth/session/model'
import { callAnswered, callUnreachable } from '../../platform/lifecycle/connection'
import { getBasePath } from '../../platform/links/base-path'
import { LinkGuard } from '../../platform/links/use-link-rules'
import { useDensity } from '../../platform/preferences/use-density'
import { $site } from '../../platform/site/model'
import { useShellData } from '../layout/use-shell-data'
import { findEntry } from '../navigation/model'
import { noticeShown } from '../notices/model'
import { FirstScreenPreload } from '../prefetch/use-screen-prefetch'
import { shellOpened } from '../tabs/model'
import { PublicScreens } from './public-screens'
import { clearServerState, createQueryClient } from './query-client'
import { SignedInShell } from './signed-in-shell'
import { withSilentCodes } from './silent-codes'
import { SlowStartup, StartupError } from './startup-error'
import '../../themes/generated/primeflex.css'
import '../../themes/generated/inter.css'
import '../../themes/generated/primeicons.css'
import '../../themes/generated/primereact.css'
import '../../themes/density.css'
import '../layout/print.css'
import '../layout/shell.css'
import '../tabs/tab-strip.css'
import '../layout/navigation.css'
import '../layout/panels.css'
import '../search/command-palette.css'

interface SignedInProps {
  readonly client: Client
}

interface SignedInRootProps extends SignedInProps {
  /** Connects the effects of the signed-in part to their implementations. */
  readonly connectEffects: (client: Client) => void
}

/** Root of content behind the sign-in; a new epoch remounts it. */
export const SignedInRoot = memo(function SignedInRoot({ client: unfiltered, connectEffects }: SignedInRootProps) {
  const [epoch, opened, { silentCodes }] = useUnit([$epoch, shellOpened, $site])
  const client = useMemo(() => withSilentCodes(unfiltered, silentCodes), [unfiltered, silentCodes])
  useDensity()
  useLayoutEffect(() => {
    connectEffects(client)
    opened()
  }, [client, connectEffects, opened])
  const content = <ServerState key={epoch} client={client} />
  return (
    <PublicScreens client={client} fallback={content}>
      {content}
    </PublicScreens>
  )
})

function ServerState(props: SignedInProps) {
  const [onUnreachable, onAnswered] = useUnit([callUnreachable, callAnswered])
  const [queries] = useState(() => createQueryClient({ onUnreachable: () => onUnreachable(), onAnswered: () => onAnswered() }))
  useEffect(() => () => clearServerState(queries), [queries])
  return (
    <QueryClientProvider client={queries}>
      <FirstScreenPreload />
      <SignedInProviders {...props} />
    </QueryClientProvider>
  )
}

const PendingCount = loadable(() => import('../../pages/home/pending-count'))

function useScopeKey(): readonly string[] {
  const [user, epoch] = useUnit([$user, $epoch])
  const language = useLanguage()
  const { tenantId = '', userId = '', deptId = '', roleId = '' } = user ?? {}
  return useMemo(() => [String(epoch), tenantId, userId, deptId, roleId, language], [epoch, tenantId, userId, deptId, roleId, language])
}

function SignedInProviders({ client }: SignedInProps) {
  const plugins = usePlugins()
  const scope = useScopeKey()
  const [notify, { screens: site }] = useUnit([noticeShown, $site])
  const state = useShellData(client, scope, plugins.registry.plugins)
  const { permissions, menu } = state.status === 'ready' ? state.data : { permissions: undefined, menu: undefined }
  const [, tenant = '', user = ''] = scope
  const preferences = useMemo(() => createBrowserPreferences(`${getBasePath().slice(1)}${tenant}.${user}`), [tenant, user])
  const runtime = useMemo<KitRuntime | undefined>(
    () =>
      menu && {
        client,
        scope,
        permissions,
        canOpen: (path) => findEntry(menu, path) !== undefined,
        notify,
        preferences,
        site,
        PendingCount,
      },
    [client, scope, permissions, menu, notify, preferences, site],
  )
  if (state.status === 'error') return <StartupError error={state.error} onRetry={state.retry} />
  if (state.status === 'pending' || !runtime) return <SlowStartup />
  return (
    <KitProvider runtime={runtime}>
      <LinkGuard />
      <SignedInShell data={state.data} plugins={plugins} />
    </KitProvider>
  )
}
