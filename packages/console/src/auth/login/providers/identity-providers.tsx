import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { getConsoleUrl } from '../../../platform/links/base-path'
import { useHistory } from '../../../platform/links/history-provider'
import { navigateToConfiguredUrl } from '../../../platform/links/model'
import { $site, type IdentityProvider } from '../../../platform/site/model'
import { useText } from '../../../platform/text'
import { getReturnPath } from '../../session/model'
import { LoginError } from '../login-error'
import { $tenantId } from '../model'
import { type AuthorizeRequest, buildAuthorizeUrl, buildRedirectUri, getIdentityProviders } from './authorize'
import { getOAuthStateStore } from './oauth-state-storage'
import { endSilentAttempt, isSilentAttempt, readLastUsedProvider } from './provider-storage'
import { useSilentSignIn } from './use-silent-sign-in'
import './identity-providers.css'

/** Returns the function that leaves for an identity provider, and the error if the page could not be left. */
function useAuthorize() {
  const { search } = useHistory().location
  const tenantId = useUnit($tenantId)
  const [error, setError] = useState<unknown>(null)
  const authorize = ({ source }: IdentityProvider, template: string) => {
    const returnPath = getReturnPath(new URLSearchParams(search).get('redirect'), location.origin)
    const redirectUri = buildRedirectUri(getConsoleUrl(), source)
    const issue: AuthorizeRequest['issue'] = (secrets) => getOAuthStateStore().issue({ source, tenantId, returnPath, ...secrets })
    buildAuthorizeUrl({ template, redirectUri, issue }).then(navigateToConfiguredUrl).catch(setError)
  }
  return { authorize, error }
}

/** Buttons of the identity providers. */
export default function IdentityProviders() {
  const t = useText()
  const site = useUnit($site)
  const { authorize, error } = useAuthorize()
  const [lastUsed] = useState(readLastUsedProvider)
  useSilentSignIn(authorize)

  const choose = (provider: IdentityProvider) => {
    endSilentAttempt('abandoned')
    authorize(provider, provider.authorizeUrl)
  }

  return (
    <section className="login-identity-providers flex flex-column gap-3 mt-2" aria-label={t('others.label')}>
      <p className="login-others flex align-items-center gap-3 text-sm text-color-secondary">{t('others.label')}</p>
      {isSilentAttempt('failed') && (
        <p className="px-3 py-2 border-round text-sm bg-blue-50 text-blue-500" role="status">
          {t('others.silentFailed')}
        </p>
      )}
      <LoginError error={error} />
      <ul className="flex flex-wrap gap-2">
        {getIdentityProviders(site, t('others.sso'), lastUsed).map((provider) => (
          <li key={provider.source}>
            <Button className="w-full px-2" aria-label={t('others.with', { name: provider.name })} onClick={() => choose(provider)}>
              <ProviderIcon {...provider} />
              {provider.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProviderIcon({ icon, name }: Pick<IdentityProvider, 'icon' | 'name'>) {
  if (icon !== '') return <img src={icon} alt="" width="18" height="18" />
  return (
    <span
      className="login-letter flex flex-none align-items-center justify-content-center border-circle bg-primary-50 text-xs text-primary"
      aria-hidden="true"
    >
      {[...name][0]}
    </span>
  )
}
