import { type Client, isBusinessError, unknownError } from '@jwsk/sdk'
import { user } from '@jwsk/sdk/system'
import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { noticeShown } from '../../shell/notices/model'
import { $user } from '../session/model'
import { $tenant } from './model'
import { encryptPasswords, validateApplicant } from './registration'
import { trimCode } from './trim-code'
import { useAsyncAction } from './use-async-action'
import { useFormFields } from './use-form-fields'

/** Returns the form state of a guest's application for an account and its submit handler. */
export function useApplication(client: Client, onApplied: () => void) {
  const t = useText()
  const [site, found, sessionUser, notify] = useUnit([$site, $tenant, $user, noticeShown])
  const account = sessionUser?.account ?? ''
  const { draft, field, passes } = useFormFields({
    tenantId: site.tenantMode ? '' : site.tenantId,
    name: account,
    account,
    password: '',
    password2: '',
  })
  const { pending, run } = useAsyncAction()

  const apply = async () => {
    const passwords = await encryptPasswords(draft, site.publicKey)
    const [name, oauthId] = [draft.name.trim(), sessionUser?.oauthId ?? '']
    const tenantId = found?.tenantId ?? trimCode(draft.tenantId)
    await client.call(user.registerGuest, { tenantId, name, account: trimCode(draft.account), ...passwords, oauthId })
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    const first = validateApplicant({ ...draft, tenantId: found ? null : draft.tenantId })
    if (!passes(first ? { [first.field]: first.text } : {}))
      return notify({ severity: 'warning', text: t(first?.text ?? 'accounts.failed') })
    await run(() =>
      apply().then(onApplied, (error: unknown) => {
        const hasMessage = isBusinessError(error) && error.message !== unknownError
        notify({ severity: 'error', text: hasMessage ? error.message : t('accounts.failed') })
      }),
    )
  }
  return { field, pending, send, tenant: found ? ('known' as const) : ('input' as const) }
}
