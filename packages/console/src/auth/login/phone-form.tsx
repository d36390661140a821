import { Button } from '@jwsk/kit'
import { auth } from '@jwsk/sdk/auth'
import { useUnit } from 'effector-react'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../platform/text'
import { LoginError } from './login-error'
import type { LoginModeProps } from './login-modes'
import { $tenantId } from './model'
import { SmsFields, validateSms } from './sms-fields'
import { TenantField } from './tenant-field'
import { trimCode } from './trim-code'
import { useAsyncAction } from './use-async-action'
import { useFormFields } from './use-form-fields'
import { normalizePhone } from './validate-phone'

/** Login form with a code sent to the phone. */
export default function PhoneForm({ client }: LoginModeProps) {
  const t = useText()
  const tenantId = useUnit($tenantId)
  const { draft, field, passes, fill, focus } = useFormFields({ phone: '', code: '' })
  const { pending, failure, run } = useAsyncAction()
  const [sendError, setSendError] = useState<unknown>(null)
  // id of the message, which the platform needs to verify the code
  const messageId = useRef('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSendError(null)
    if (pending || !passes(validateSms(draft))) return
    const grant = {
      type: 'sms' as const,
      phone: normalizePhone(draft.phone),
      code: trimCode(draft.code),
      ...(messageId.current && { id: messageId.current }),
    }
    if ((await run(() => client.session.signInWith(grant, { tenantId }))) === 'done') return
    fill({ code: '' })
    focus('code')
  }

  return (
    <form className="login-form flex flex-column gap-4" noValidate aria-busy={pending} onSubmit={send}>
      <LoginError error={sendError ?? failure} />
      <TenantField />
      <SmsFields
        phone={field('phone')}
        code={field('code')}
        passes={passes}
        onFailure={setSendError}
        send={async (phone) => {
          setSendError(null)
          messageId.current = (await client.call(auth.sendLoginCode, { tenantId, phone })).id
        }}
      />
      <Button type="submit" variant="primary" className="login-submit" aria-disabled={pending}>
        {t(pending ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}
