import { Button } from '@jwsk/kit'
import { auth } from '@jwsk/sdk/auth'
import { useUnit } from 'effector-react'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../text'
import { Failure } from './failure'
import type { LoginModeProps } from './login-modes'
import { $tenantId } from './model'
import { plainPhone } from './phone-check'
import { SmsFields, smsProblems } from './sms-fields'
import { TenantField } from './tenant-field'
import { useFields } from './use-fields'
import { useWork } from './use-work'

/** Signing in with a code on the phone. */
export default function PhoneForm({ client }: LoginModeProps) {
  const t = useText()
  const tenantId = useUnit($tenantId)
  const { draft, field, passes, fill, focus } = useFields({ phone: '', code: '' })
  const { pending, failure, run } = useWork()
  const [unsent, setUnsent] = useState<unknown>(null)
  // the platform knows a message by its number
  const sent = useRef('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setUnsent(null)
    if (pending || !passes(smsProblems(draft))) return
    const grant = {
      type: 'sms' as const,
      phone: plainPhone(draft.phone),
      code: draft.code.trim(),
      ...(sent.current && { id: sent.current }),
    }
    if ((await run(() => client.session.signInWith(grant, { tenantId }))) === 'done') return
    fill({ code: '' })
    focus('code')
  }

  return (
    <form className="login-form flex flex-column gap-4" noValidate aria-busy={pending} onSubmit={send}>
      <Failure error={unsent ?? failure} />
      <TenantField />
      <SmsFields
        phone={field('phone')}
        code={field('code')}
        passes={passes}
        onFailure={setUnsent}
        send={async (phone) => {
          setUnsent(null)
          sent.current = (await client.call(auth.sendLoginCode, { tenantId, phone })).id
        }}
      />
      <Button type="submit" variant="primary" className="login-submit" aria-disabled={pending}>
        {t(pending ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}
