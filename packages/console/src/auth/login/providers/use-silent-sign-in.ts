import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $site, type IdentityProvider } from '../../../platform/site/model'
import { readSignOuts } from '../../../platform/storage/sign-outs-storage'
import { $ended } from '../../session/model'
import { getProviderKind } from './provider-kinds'
import { claimSilentAttempt, forbidSilentSignIn } from './provider-storage'

/** Returns the provider in whose own browser the console runs and that signs in silently there. */
export const findSilentProvider = (providers: readonly IdentityProvider[], userAgent: string) =>
  providers.find(({ kind, silentUrl }) => silentUrl !== '' && getProviderKind(kind).userAgent?.test(userAgent))

/** Signs in without a click within the browser of WeCom or DingTalk, once in a tab and never after a sign-out. */
export function useSilentSignIn(authorize: (provider: IdentityProvider, template: string) => void) {
  const [{ providers }, ended] = useUnit([$site, $ended])
  useEffect(() => {
    // the page is reloaded after its own sign-out
    if (ended === 'signedOut' || ended === 'elsewhere' || readSignOuts() > 0) return forbidSilentSignIn()
    const provider = findSilentProvider(providers, navigator.userAgent)
    if (provider && claimSilentAttempt()) authorize(provider, provider.silentUrl)
  })
}
