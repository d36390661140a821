import { loadable } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { LoginWay } from '../site/console-options'
import { Failure } from './failure'
import { $tenantId } from './model'
import { TenantField } from './tenant-field'
import { useWork } from './use-work'

interface AddedWayProps {
  readonly way: LoginWay
  readonly client: Client
  readonly onBack: () => void
}

/** A way to sign in that this console was built with: its form, for the tenant that is asked for above it. */
export default function AddedWay({ way, client, onBack }: AddedWayProps) {
  const [Form] = useState(() => loadable(way.form))
  const tenantId = useUnit($tenantId)
  const { pending, failure, run } = useWork()
  return (
    <div className="login-form flex flex-column gap-4" aria-busy={pending}>
      <Failure error={failure} />
      <TenantField />
      <Form
        client={client}
        pending={pending}
        signIn={(grant) => run(() => client.session.signInWith(grant, { tenantId }))}
        onBack={onBack}
      />
    </div>
  )
}
