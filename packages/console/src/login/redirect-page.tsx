import { Button, getErrorMessage, useKitText } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from '../links/address'
import { ownAddress } from '../links/base-path'
import { loginPath } from '../navigation/model'
import { useWindowTitle } from '../site/use-window-title'
import { useText } from '../text'
import { loginStates } from './login-states-storage'
import { $title } from './model'
import { readReturn, signInReturned } from './third-party'
import './login.css'
import './guest.css'

type Outcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unasked' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed'; readonly error: unknown }

interface RedirectPageProps {
  readonly client: Client
  /** The third party, as the address names it. */
  readonly source: string
}

function useReturn({ client, source }: RedirectPageProps): Outcome {
  const { goTo } = useAddress()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const { search, pathname } = location
    // a code in the address would stay in the history
    history.replaceState(history.state, '', pathname)
    const returned = readReturn({ source, search, origin: ownAddress() }, (state) => loginStates().redeem(state))
    if (returned.kind !== 'grant') return setOutcome(returned)
    signInReturned(client, returned).then(
      (path) => goTo({ to: path, how: 'replace' }),
      (error: unknown) => setOutcome({ kind: 'failed', error }),
    )
  }, [client, source, goTo])
  return outcome
}

/** Where third parties send people back to. */
export default function RedirectPage(props: RedirectPageProps) {
  const t = useText()
  const kit = useKitText()
  const title = useUnit($title)
  const { goTo } = useAddress()
  const outcome = useReturn(props)
  useWindowTitle(t('redirect.heading'), title)
  if (outcome.kind === 'waiting')
    return (
      <main className="guest flex align-items-center justify-content-center p-4">
        <div className="guest-dialog flex flex-column gap-4" role="status">
          <h1>{t('redirect.heading')}</h1>
          <p className="text-sm text-color-secondary">{t('redirect.wait')}</p>
        </div>
      </main>
    )
  return (
    <main className="guest flex align-items-center justify-content-center p-4">
      <div className="guest-dialog flex flex-column gap-4">
        <h1>{t('redirect.failed')}</h1>
        <p className="px-3 py-2 border-round text-sm bg-red-50 text-red-500" role="alert">
          {outcome.kind === 'failed' ? getErrorMessage(outcome.error, kit) : t(`redirect.${outcome.kind}`)}
        </p>
        <Button variant="primary" className="login-submit" onClick={() => goTo({ to: loginPath, how: 'replace' })}>
          {t('accounts.back')}
        </Button>
      </div>
    </main>
  )
}
