import { loadable } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { LoginMethod } from '../../platform/site/console-options'
import { LoginError } from './login-error'
import { $tenantId } from './model'
import { TenantField } from './tenant-field'
import { useAsyncAction } from './use-async-action'

interface CustomLoginMethodProps {
  readonly method: LoginMethod
  readonly client: Client
  readonly onBack: () => void
}

/** Form of a custom login method, below the tenant field. */
export default function CustomLoginMethod({ method, client, onBack }: CustomLoginMethodProps) {
  const [Form] = useState(() => loadable(method.form))
  const tenantId = useUnit($tenantId)
  const { pending, failure, run } = useAsyncAction()
  return (
    <div className="login-form flex flex-column gap-4" aria-busy={pending}>
      <LoginError error={failure} />
      <TenantField />
      <Form
        client={client}
        isPending={pending}
        signIn={(grant) => run(() => client.session.signInWith(grant, { tenantId }))}
        onBack={onBack}
      />
    </div>
  )
}
