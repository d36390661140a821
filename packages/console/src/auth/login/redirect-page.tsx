import { Button, getErrorMessage, useKitText } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { getConsoleUrl } from '../../platform/links/base-path'
import { useHistory } from '../../platform/links/history-provider'
import { $site } from '../../platform/site/model'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { useText } from '../../platform/text'
import { loginPath } from '../../shell/navigation/model'
import { $title } from './model'
import { parseAuthorizeCallback, signInWithCallback } from './providers/authorize'
import { getOAuthStateStore } from './providers/oauth-state-storage'
import { endSilentAttempt, isSilentAttempt, storeUsedProvider } from './providers/provider-storage'
import './login.css'
import './guest.css'

type CallbackState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unasked' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'failed'; readonly error: unknown }

interface CallbackPageProps {
  readonly client: Client
  /** Source of the identity provider, from the URL. */
  readonly source: string
}

/** Takes the query of the callback, which the page's inline script has removed from the URL; a page without the script still has it. */
function takeCallback(): string {
  const { origin, pathname, search } = location
  const { jwskStart } = globalThis
  const callback = jwskStart?.callback || search
  if (jwskStart) jwskStart.callback = ''
  window.history.replaceState(window.history.state, '', origin + pathname)
  return callback
}

function useAuthorizeCallback({ client, source }: CallbackPageProps): CallbackState {
  const { history } = useHistory()
  const { providers } = useUnit($site)
  const [outcome, setOutcome] = useState<CallbackState>({ kind: 'waiting' })
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const request = { source, search: takeCallback(), origin: getConsoleUrl(), providers }
    const callback = parseAuthorizeCallback(request, (state) => getOAuthStateStore().redeem(state))
    const fail = (state: CallbackState) => {
      // a silent sign-in fails without an error page
      if (!isSilentAttempt('started')) return setOutcome(state)
      endSilentAttempt('failed')
      history.replace(loginPath)
    }
    if (callback.kind !== 'grant') return fail(callback)
    signInWithCallback(client, callback).then(
      (path) => {
        storeUsedProvider(source)
        history.replace(path)
      },
      (error: unknown) => fail({ kind: 'failed', error }),
    )
  }, [client, source, history, providers])
  return outcome
}

/** Page to which identity providers redirect back. */
export default function CallbackPage(props: CallbackPageProps) {
  const t = useText()
  const kit = useKitText()
  const title = useUnit($title)
  const { history } = useHistory()
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
        <Button variant="primary" className="login-submit" onClick={() => history.replace(loginPath)}>
          {t('accounts.back')}
        </Button>
      </div>
    </main>
  )
}
