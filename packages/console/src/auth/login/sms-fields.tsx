import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { noticeShown } from '../../shell/notices/model'
import { type FieldProps, LoginField } from './login-field'
import { trimCode } from './trim-code'
import { useAsyncAction } from './use-async-action'
import { useCountdown } from './use-countdown'
import type { FieldErrors } from './use-form-fields'
import { normalizePhone, validatePhone } from './validate-phone'

const resendDelaySeconds = 60

type Field = Omit<FieldProps, 'label'>
type Names = 'phone' | 'code'

interface SmsFieldsProps {
  readonly phone: Field
  readonly code: Field
  /** Shows the errors and returns whether there are none. */
  readonly passes: (problems: FieldErrors<Names>) => boolean
  readonly send: (phone: string) => Promise<unknown>
  readonly onFailure: (error: unknown) => void
}

/** Validates phone number and code. */
export function validateSms(draft: Readonly<Record<Names, string>>): FieldErrors<Names> {
  const phone = validatePhone(draft.phone)
  return { ...(phone && { phone }), ...(trimCode(draft.code) === '' && { code: 'accounts.codeEmpty' as const }) }
}

/** Fields for a mobile number and the code sent to it; a new code can be requested after 60 s. */
export function SmsFields({ phone, code, passes, send, onFailure }: SmsFieldsProps) {
  const t = useText()
  const [site, notify] = useUnit([$site, noticeShown])
  const [left, start] = useCountdown()
  const { pending, run } = useAsyncAction()
  const waiting = pending || left > 0

  const requestCode = async () => {
    const problem = validatePhone(phone.value)
    if (waiting || !passes(problem ? { phone: problem } : {})) return
    const number = normalizePhone(phone.value)
    await run(async () => {
      try {
        await send(number)
        start(resendDelaySeconds)
        const demo = await site.demo?.readSms(number)
        notify(
          demo ? { severity: 'info', text: t('accounts.demoCode', { code: demo }) } : { severity: 'success', text: t('accounts.sent') },
        )
      } catch (error) {
        onFailure(error)
      }
    })
  }

  return (
    <>
      <LoginField
        {...phone}
        label={t('accounts.phone')}
        placeholder={t('accounts.phoneHint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
      />
      <LoginField
        {...code}
        label={t('accounts.code')}
        placeholder={t('accounts.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        required
        aside={
          <Button className="login-send flex-none" aria-disabled={waiting} onClick={requestCode}>
            {left > 0 ? t('accounts.sendAgain', { left }) : t('accounts.send')}
          </Button>
        }
      />
    </>
  )
}
