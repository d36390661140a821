import { Button } from '@jwsk/kit'
import { type Client, isBusinessError, unknownError } from '@jwsk/sdk'
import { user } from '@jwsk/sdk/system'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { noticeShown } from '../notices/model'
import { $user, signOutConfirmed } from '../session/model'
import { $site } from '../site/model'
import { useWindowTitle } from '../site/use-window-title'
import { useText } from '../text'
import { ApplicantFields } from './applicant-fields'
import { $tenant, $title, tenantWanted } from './model'
import { firstProblem, sealed } from './registration'
import { useFields } from './use-fields'
import { useWork } from './use-work'
import './login.css'
import './guest.css'

interface GuestPageProps {
  readonly client: Client
}

/** Whom a third party let in and the platform does not know: asks for an account, and there is nothing else to see. */
export default function GuestPage({ client }: GuestPageProps) {
  const t = useText()
  const [title, wanted] = useUnit([$title, tenantWanted])
  const [state, setState] = useState<'open' | 'applied'>('open')
  useEffect(() => wanted(), [wanted])
  useWindowTitle(t('guest.heading'), title)
  return (
    <main className="guest flex align-items-center justify-content-center p-4">
      {state === 'open' ? <Application client={client} onApplied={() => setState('applied')} /> : <Applied />}
    </main>
  )
}

function useApplication(client: Client, onApplied: () => void) {
  const t = useText()
  const [site, found, person, notify] = useUnit([$site, $tenant, $user, noticeShown])
  const account = person?.account ?? ''
  const { draft, field, passes } = useFields({
    tenantId: site.tenantMode ? '' : site.tenantId,
    name: account,
    account,
    password: '',
    password2: '',
  })
  const { pending, run } = useWork()

  const apply = async () => {
    const { password } = await sealed(draft, site.publicKey)
    const [name, oauthId] = [draft.name.trim(), person?.oauthId ?? '']
    const tenantId = found?.tenantId ?? draft.tenantId.trim()
    await client.call(user.registerGuest, { tenantId, name, account: draft.account.trim(), password, oauthId })
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    const first = firstProblem({ ...draft, tenantId: found ? null : draft.tenantId })
    if (!passes(first ? { [first.field]: first.text } : {})) return notify({ kind: 'warning', text: t(first?.text ?? 'accounts.failed') })
    await run(() =>
      apply().then(onApplied, (error: unknown) => {
        const told = isBusinessError(error) && error.message !== unknownError
        notify({ kind: 'error', text: told ? error.message : t('accounts.failed') })
      }),
    )
  }
  return { field, pending, send, tenant: found ? ('known' as const) : ('asked' as const) }
}

/** Nothing but the answer of the platform, or leaving the console, closes it. */
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
        <Button type="submit" kind="primary" className="login-submit" aria-disabled={pending}>
          {t('accounts.submit')}
        </Button>
      </form>
      <Button kind="link" className="login-link" onClick={() => signOut()}>
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
      <Button ref={confirm} kind="primary" className="login-submit" onClick={() => signOut()}>
        {t('guest.confirm')}
      </Button>
    </div>
  )
}
