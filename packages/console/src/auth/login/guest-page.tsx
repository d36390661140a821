import { Button } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef, useState } from 'react'
import { $site } from '../../platform/site/model'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { useText } from '../../platform/text'
import { signOutConfirmed } from '../session/model'
import { ApplicantFields } from './applicant-fields'
import { $title, tenantRequested } from './model'
import { useApplication } from './use-application'
import './login.css'
import './guest.css'

interface GuestPageProps {
  readonly client: Client
}

/** Page of a user whom an identity provider signed in but the platform does not know: only an application for an account. */
export default function GuestPage({ client }: GuestPageProps) {
  const t = useText()
  const [title, { publicKey }, requestTenant] = useUnit([$title, $site, tenantRequested])
  const [state, setState] = useState<'open' | 'applied'>('open')
  useEffect(() => requestTenant(), [requestTenant])
  useDocumentTitle(t('guest.heading'), title)
  return (
    <main className="guest flex align-items-center justify-content-center p-4">
      {publicKey === '' && <NoRegistration />}
      {publicKey !== '' && state === 'open' && <Application client={client} onApplied={() => setState('applied')} />}
      {state === 'applied' && <Applied />}
    </main>
  )
}

/** Message instead of a dialog that could not be sent: without a public key no password can be encrypted. */
function NoRegistration() {
  const t = useText()
  const signOut = useUnit(signOutConfirmed)
  return (
    <div className="guest-dialog flex flex-column gap-4">
      <h1>{t('guest.heading')}</h1>
      <p role="status">{t('accounts.noKey')}</p>
      <Button variant="primary" className="login-submit" onClick={() => signOut()}>
        {t('guest.signOut')}
      </Button>
    </div>
  )
}

/** Dialog that closes only after the platform accepts the application or the user signs out. */
function Application({ client, onApplied }: GuestPageProps & { readonly onApplied: () => void }) {
  const t = useText()
  const signOut = useUnit(signOutConfirmed)
  const headingId = useId()
  const { field, pending, send, tenant } = useApplication(client, onApplied)
  return (
    <div role="dialog" aria-modal="true" aria-labelledby={headingId} className="guest-dialog flex flex-column gap-4">
      <h1 id={headingId}>{t('guest.heading')}</h1>
      <p className="text-sm text-color-secondary">{t('guest.hint')}</p>
      <form className="login-form flex flex-column gap-4" noValidate aria-busy={pending} onSubmit={send}>
        <ApplicantFields field={field} tenant={tenant} />
        <Button type="submit" variant="primary" className="login-submit" aria-disabled={pending}>
          {t('accounts.submit')}
        </Button>
      </form>
      <Button variant="link" className="login-link" onClick={() => signOut()}>
        {t('guest.signOut')}
      </Button>
    </div>
  )
}

function Applied() {
  const t = useText()
  const signOut = useUnit(signOutConfirmed)
  const [headingId, textId] = [useId(), useId()]
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={headingId}
      aria-describedby={textId}
      className="guest-dialog flex flex-column gap-4"
    >
      <h1 id={headingId}>{t('guest.done')}</h1>
      <p id={textId}>{t('accounts.applied')}</p>
      <Button ref={confirm} variant="primary" className="login-submit" onClick={() => signOut()}>
        {t('guest.confirm')}
      </Button>
    </div>
  )
}
