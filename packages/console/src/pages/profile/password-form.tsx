import { Button, OperationForm, password, useNotifier, useRuntime } from '@jwsk/kit'
import type { InputOf } from '@jwsk/sdk'
import { user } from '@jwsk/sdk/system'
import { useState } from 'react'
import { useText } from '../../platform/text'
import { validateNewPassword } from './validate-new-password'

type Passwords = NonNullable<InputOf<typeof user.updatePassword>>

const fields = {
  oldPassword: password({ required: true, isCurrent: true }),
  newPassword: password({ required: true, use: 'change' }),
  newPassword1: password({ required: true, use: 'change' }),
}

/** Form to change the user's own password; the profile decides how the platform receives it. */
export function PasswordForm() {
  const t = useText()
  const { client } = useRuntime()
  const { notify } = useNotifier()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = async ({ oldPassword, newPassword, newPassword1 }: Passwords) => {
    const problem = validateNewPassword({ old: oldPassword, next: newPassword, repeated: newPassword1 })
    if (problem) {
      notify({ severity: 'warning', text: t(`info.${problem}`) })
      return 'cancelled'
    }
    const [was, will] = await Promise.all([client.encodePassword(oldPassword, 'change'), client.encodePassword(newPassword, 'change')])
    return client.call(user.updatePassword, { oldPassword: was, newPassword: will, newPassword1: will })
  }
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('info.password')}</Button>
  return (
    <OperationForm
      api={user.updatePassword}
      name="passwords"
      fields={fields}
      onSubmit={change}
      successMessage={t('info.changed')}
      onDone={close}
      onCancel={close}
    />
  )
}
