import { Button, getErrorMessage, useKitText } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useUrl } from '../../platform/links/address'
import { getConsoleUrl } from '../../platform/links/base-path'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { useText } from '../../platform/text'
import { loginPath } from '../../shell/navigation/model'
import { parseAuthorizeCallback, signInWithCallback } from './authorize'
import { $title } from './model'
import { getOAuthStateStore } from './oauth-state-storage'
import './login.css'
import './guest.css'

type CallbackState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unasked' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed'; readonly error: unknown }

interface CallbackPageProps {
  readonly client: Client
  /** Source of the identity provider, from the URL. */
  readonly source: string
}

function useAuthorizeCallback({ client, source }: CallbackPageProps): CallbackState {
  const { goTo } = useUrl()
  const [outcome, setOutcome] = useState<CallbackState>({ kind: 'waiting' })
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const { search, pathname } = location
    // removes the code from the URL and thus from the history
    history.replaceState(history.state, '', pathname)
    const callback = parseAuthorizeCallback({ source, search, origin: getConsoleUrl() }, (state) => getOAuthStateStore().redeem(state))
    if (callback.kind !== 'grant') return setOutcome(callback)
    signInWithCallback(client, callback).then(
      (path) => goTo({ to: path, action: 'replace' }),
      (error: unknown) => setOutcome({ kind: 'failed', error }),
    )
  }, [client, source, goTo])
  return outcome
}

/** Page to which identity providers redirect back. */
export default function CallbackPage(props: CallbackPageProps) {
  const t = useText()
  const kit = useKitText()
  const title = useUnit($title)
  const { goTo } = useUrl()
  const outcome = useAuthorizeCallback(props)
  useDocumentTitle(t('redirect.heading'), title)
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
        <Button variant="primary" className="login-submit" onClick={() => goTo({ to: loginPath, action: 'replace' })}>
          {t('accounts.back')}
        </Button>
      </div>
    </main>
  )
}
