import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useUrl } from '../../platform/links/address'
import { getConsoleUrl } from '../../platform/links/base-path'
import { navigateToConfiguredUrl } from '../../platform/links/model'
import { $site, type IdentityProvider } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { getReturnPath } from '../session/model'
import { buildAuthorizeUrl, buildRedirectUri, getIdentityProviders } from './authorize'
import { $tenantId } from './model'
import { getOAuthStateStore } from './oauth-state-storage'
import './identity-providers.css'

/** Buttons of the identity providers. */
export default function IdentityProviders() {
  const t = useText()
  const { search } = useUrl()
  const [site, tenantId] = useUnit([$site, $tenantId])

  const authorize = ({ source, authorizeUrl }: IdentityProvider) => {
    const returnPath = getReturnPath(new URLSearchParams(search).get('redirect'), location.origin)
    const state = getOAuthStateStore().issue({ source, tenantId, returnPath })
    navigateToConfiguredUrl(buildAuthorizeUrl(authorizeUrl, { redirectUri: buildRedirectUri(getConsoleUrl(), source), state }))
  }

  return (
    <section className="login-others flex flex-column gap-3 mt-2" aria-label={t('others.label')}>
      <p className="flex align-items-center gap-3 text-sm text-color-secondary">{t('others.label')}</p>
      <ul className="flex flex-wrap gap-2">
        {getIdentityProviders(site, t('others.sso')).map((provider) => (
          <li key={provider.source}>
            <Button className="w-full px-2" aria-label={t('others.with', { name: provider.name })} onClick={() => authorize(provider)}>
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
