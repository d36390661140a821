import { PluginsProvider } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { ConsoleRouter } from '../platform/links/router'
import { $site } from '../platform/site/model'
import { SignedInRoot } from '../shell/root/signed-in-root'
import { getFullPluginHost } from './plugin-host'
import { handleSignedInEffects } from './wiring/signed-in-effects'

export { prefetchOnSignIn } from '../shell/root/prefetch-on-sign-in'

/** Renders the part that needs a session, with this console's plugins. */
export default function SignedIn({ client }: { readonly client: Client }) {
  const site = useUnit($site)
  const connectEffects = useCallback((one: Client) => handleSignedInEffects(one, site), [site])
  return (
    <PluginsProvider host={getFullPluginHost(site)}>
      <ConsoleRouter>
        <SignedInRoot client={client} connectEffects={connectEffects} />
      </ConsoleRouter>
    </PluginsProvider>
  )
}
