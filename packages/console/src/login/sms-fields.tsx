import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { noticeShown } from '../notices/model'
import { $site } from '../site/model'
import { useText } from '../text'
import { type FieldProps, LoginField } from './login-field'
import { validatePhone, normalizePhone } from './validate-phone'
import { useCountdown } from './use-countdown'
import type { FieldErrors } from './use-form-fields'
import { useAsyncAction } from './use-async-action'

const resendDelaySeconds = 60

type Field = Omit<FieldProps, 'label'>
type Names = 'phone' | 'code'

interface SmsFieldsProps {
  readonly phone: Field
  readonly code: Field
  /** Shows what is wrong with the number, if anything. */
  readonly passes: (problems: FieldErrors<Names>) => boolean
  readonly send: (phone: string) => Promise<unknown>
  readonly onFailure: (error: unknown) => void
}

/** What is wrong with number and code. */
export function validateSms(draft: Readonly<Record<Names, string>>): FieldErrors<Names> {
  const phone = validatePhone(draft.phone)
  return { ...(phone && { phone }), ...(draft.code.trim() === '' && { code: 'accounts.codeEmpty' as const }) }
}

/** A mobile number, and the code that is sent to it; another can be had after a minute. */
export function SmsFields({ phone, code, passes, send, onFailure }: SmsFieldsProps) {
  const t = useText()
  const [site, notify] = useUnit([$site, noticeShown])
  const [left, start] = useCountdown()
  const { pending, run } = useAsyncAction()
  const waiting = pending || left > 0

  const ask = async () => {
    const problem = validatePhone(phone.value)
    if (waiting || !passes(problem ? { phone: problem } : {})) return
    const number = normalizePhone(phone.value)
    await run(async () => {
      try {
        await send(number)
        start(resendDelaySeconds)
        const demo = await site.demo?.readSms(number)
        notify(demo ? { severity: 'info', text: t('accounts.demoCode', { code: demo }) } : { severity: 'success', text: t('accounts.sent') })
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
          <Button className="login-send flex-none" aria-disabled={waiting} onClick={ask}>
            {left > 0 ? t('accounts.sendAgain', { left }) : t('accounts.send')}
          </Button>
        }
      />
    </>
  )
}
