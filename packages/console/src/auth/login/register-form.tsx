import { Button } from '@jwsk/kit'
import { auth } from '@jwsk/sdk/auth'
import { useUnit } from 'effector-react'
import { type FormEvent, useState } from 'react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { noticeShown } from '../../shell/notices/model'
import { ApplicantFields } from './applicant-fields'
import { LoginError } from './login-error'
import type { LoginModeProps } from './login-modes'
import { $tenantId, $tenantInput } from './model'
import { encryptPasswords, validateApplicant } from './registration'
import { SmsFields, validateSms } from './sms-fields'
import { trimCode } from './trim-code'
import { useAsyncAction } from './use-async-action'
import { useFormFields } from './use-form-fields'
import { normalizePhone } from './validate-phone'

/** Form that applies for an account, which an administrator approves. */
export default function RegisterForm({ client, onBack }: LoginModeProps) {
  const t = useText()
  const [site, tenantInput, known, notify] = useUnit([$site, $tenantInput, $tenantId, noticeShown])
  const start = { tenantId: tenantInput ?? '', name: '', account: '', password: '', password2: '', phone: '', code: '' }
  const { draft, field, passes } = useFormFields(start)
  const { pending, failure, run } = useAsyncAction()
  const [sendError, setSendError] = useState<unknown>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSendError(null)
    const first = validateApplicant({ ...draft, tenantId: tenantInput === null ? null : draft.tenantId })
    if (pending || !passes({ ...(first && { [first.field]: first.text }), ...(!first && validateSms(draft)) })) return
    const outcome = await run(async () => {
      const [tenantId, account] = [tenantInput === null ? known : trimCode(draft.tenantId), trimCode(draft.account)]
      const proof = { phone: normalizePhone(draft.phone), validate: trimCode(draft.code) }
      const passwords = await encryptPasswords(draft, site.publicKey)
      await client.call(auth.register, { tenantId, account, name: draft.name.trim() || account, ...proof, ...passwords })
    })
    if (outcome === 'failed') return
    notify({ severity: 'success', text: t('accounts.applied') })
    onBack()
  }

  return (
    <form className="login-form flex flex-column gap-4" noValidate aria-busy={pending} onSubmit={send}>
      <LoginError error={sendError ?? failure} />
      <ApplicantFields field={field} tenant={tenantInput === null ? 'known' : 'input'} />
      <SmsFields
        phone={field('phone')}
        code={field('code')}
        passes={passes}
        onFailure={setSendError}
        send={(phone) => client.call(auth.sendSms, { phone, ways: 'register' })}
      />
      <Button type="submit" variant="primary" className="login-submit" aria-disabled={pending}>
        {t('accounts.submit')}
      </Button>
      <Button variant="link" className="login-link" onClick={onBack}>
        {t('accounts.back')}
      </Button>
    </form>
  )
}
