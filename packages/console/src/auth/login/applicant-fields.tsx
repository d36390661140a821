import { useText } from '../../platform/text'
import { type FieldProps, LoginField } from './login-field'
import { PasswordField } from './password-field'

type Field = Omit<FieldProps, 'label'>

interface ApplicantFieldsProps {
  readonly field: (name: 'tenantId' | 'name' | 'account' | 'password' | 'password2') => Field
  /** `known`: the platform knows the tenant, so there is no input for it. */
  readonly tenant: 'input' | 'known'
}

/** Fields of the user who applies for an account. */
export function ApplicantFields({ field, tenant }: ApplicantFieldsProps) {
  const t = useText()
  return (
    <>
      {tenant === 'input' && <LoginField {...field('tenantId')} label={t('login.tenantId')} autoComplete="organization" required />}
      <LoginField {...field('name')} label={t('accounts.name')} autoComplete="name" maxLength={20} />
      <LoginField
        {...field('account')}
        label={t('accounts.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={45}
        required
      />
      <PasswordField {...field('password')} label={t('accounts.password')} autoComplete="new-password" required />
      <PasswordField {...field('password2')} label={t('accounts.password2')} autoComplete="new-password" required />
    </>
  )
}
