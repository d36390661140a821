import {
  Button,
  email,
  getErrorMessage,
  image,
  MessagePanel,
  OperationForm,
  phone,
  text,
  useKitText,
  useOperationQuery,
  useRuntime,
} from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { user } from '@jwsk/sdk/system'
import { useState } from 'react'
import { useText } from '../../platform/text'
import { ScreenSkeleton } from '../../shell/screens/screen-skeleton'
import { PasswordForm } from './password-form'
import './profile.css'

type Person = OutputOf<typeof user.info>

const fields = { avatar: image({ accept: ['png', 'jpg', 'jpeg', 'webp'] }), name: text(), realName: text(), phone: phone(), email: email() }

/** Form of the user's own account. */
export function ProfilePage() {
  const t = useText()
  const kit = useKitText()
  const { data, error, refetch } = useOperationQuery(user.info)
  if (error && !data)
    return (
      <MessagePanel icon="warning" tone="danger" title={t('info.failed')} text={getErrorMessage(error, kit)}>
        <Button onClick={() => void refetch()}>{t('errors.retry')}</Button>
      </MessagePanel>
    )
  if (!data) return <ScreenSkeleton />
  return (
    <section className="kit-screen">
      <header>
        <h1 className="text-xl">{t('user.info')}</h1>
        <p className="text-color-secondary">{t('info.hint')}</p>
      </header>
      <div className="info-cards align-items-start gap-3">
        {/* response of the operation */}
        <ProfileForm person={data as Person} onSaved={() => void refetch()} />
        <section className="kit-card" aria-labelledby="info-password">
          <h2 id="info-password">{t('info.password')}</h2>
          <p className="text-color-secondary">{t('info.passwordHint')}</p>
          <PasswordForm />
        </section>
      </div>
    </section>
  )
}

interface ProfileFormProps {
  readonly person: Person
  readonly onSaved: () => void
}

function ProfileForm({ person, onSaved }: ProfileFormProps) {
  const t = useText()
  const { client } = useRuntime()
  const [turn, setTurn] = useState(0)
  const { avatar = '', name = '', realName = '', phone: number = '', email: address = '' } = person
  const saved = () => {
    // refresh name and avatar in the top bar
    void client.session.userInfo().catch(() => undefined)
    onSaved()
  }
  const canSave = client.supports(user.updateInfo)
  const details = [
    [t('info.account'), person.account],
    [t('info.tenant'), [person.tenantName, person.tenantId].filter(Boolean).join(' · ')],
    [t('info.dept'), person.deptName],
    [t('info.roles'), person.roleName || t('info.noRoles')],
    ...(canSave
      ? []
      : [
          [t('profile.fields.name'), name],
          [t('profile.fields.realName'), realName],
          [t('profile.fields.phone'), number],
          [t('profile.fields.email'), address],
        ]),
  ]
  return (
    <section className="kit-card" aria-labelledby="info-profile">
      <h2 id="info-profile">{t('info.profile')}</h2>
      <dl className="info-details column-gap-4 row-gap-2 mb-4">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-color-secondary">{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      {canSave && (
        <OperationForm
          key={turn}
          api={user.updateInfo}
          name="profile"
          fields={fields}
          initialValues={{ avatar, name, realName, phone: number, email: address }}
          successMessage={t('info.saved')}
          onDone={saved}
          onCancel={() => setTurn((now) => now + 1)}
        />
      )}
    </section>
  )
}
