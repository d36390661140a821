import { PluginsProvider } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { SignedInRoot } from '../shell/signed-in-root'
import { pluginHost } from './plugins'
import { handleSignedInEffects } from './wiring/signed-in-effects'

/** Everything behind the sign-in, with this console's plugins. */
export default function SignedIn({ client }: { readonly client: Client }) {
  return (
    <PluginsProvider host={pluginHost()}>
      <SignedInRoot client={client} connectEffects={handleSignedInEffects} />
    </PluginsProvider>
  )
}
