import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useAddress } from '../links/address'
import { ownAddress } from '../links/base-path'
import { leaveFor } from '../links/model'
import { returnPath } from '../session/model'
import { $site, type Provider } from '../site/model'
import { useText } from '../text'
import { loginStates } from './login-states-storage'
import { $tenantId } from './model'
import { authorizeAddress, partiesOf, redirectAddress } from './third-party'
import './other-parties.css'

/** The third parties that may sign people in. */
export default function OtherParties() {
  const t = useText()
  const { search } = useAddress()
  const [site, tenantId] = useUnit([$site, $tenantId])

  const leave = ({ source, authorizeUrl }: Provider) => {
    const wanted = returnPath(new URLSearchParams(search).get('redirect'), location.origin)
    const state = loginStates().issue({ source, tenantId, returnPath: wanted })
    leaveFor(authorizeAddress(authorizeUrl, { redirectUri: redirectAddress(ownAddress(), source), state }))
  }

  return (
    <section className="login-others flex flex-column gap-3 mt-2" aria-label={t('others.label')}>
      <p className="flex align-items-center gap-3 text-sm text-color-secondary">{t('others.label')}</p>
      <ul className="flex flex-wrap gap-2">
        {partiesOf(site, t('others.sso')).map((party) => (
          <li key={party.source}>
            <Button className="w-full px-2" aria-label={t('others.with', { name: party.name })} onClick={() => leave(party)}>
              <PartyIcon {...party} />
              {party.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PartyIcon({ icon, name }: Pick<Provider, 'icon' | 'name'>) {
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
