import { PluginsProvider } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { $site } from '../platform/site/model'
import { SignedInRoot } from '../shell/routes/signed-in-root'
import { getFullPluginHost } from './plugin-host'
import { handleSignedInEffects } from './wiring/signed-in-effects'

export { prefetchOnSignIn } from '../shell/prefetch/shell-calls'

/** Renders the part that needs a session, with this console's plugins. */
export default function SignedIn({ client }: { readonly client: Client }) {
  const site = useUnit($site)
  const connectEffects = useCallback((one: Client) => handleSignedInEffects(one, site), [site])
  return (
    <PluginsProvider host={getFullPluginHost(site)}>
      <SignedInRoot client={client} connectEffects={connectEffects} />
    </PluginsProvider>
  )
}
