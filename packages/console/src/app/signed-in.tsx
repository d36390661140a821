import { PluginsProvider } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { Routed } from '../links/routed'
import { SignedInRoot } from '../shell/signed-in-root'
import { $site } from '../site/model'
import { pluginHost } from './plugins'
import { handleSignedInEffects } from './wiring/signed-in-effects'

/** Everything behind the sign-in, with this console's plugins. */
export default function SignedIn({ client }: { readonly client: Client }) {
  const { plugins } = useUnit($site)
  return (
    <PluginsProvider host={pluginHost(plugins)}>
      <Routed>
        <SignedInRoot client={client} connectEffects={handleSignedInEffects} />
      </Routed>
    </PluginsProvider>
  )
}
