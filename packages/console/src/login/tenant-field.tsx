import { useUnit } from 'effector-react'
import { $site } from '../site/model'
import { useText } from '../text'
import { LoginField } from './login-field'
import { $tenantInput, tenantChanged } from './model'

/** Whose account it is, where the platform cannot tell by the address of the page. */
export function TenantField() {
  const t = useText()
  const [site, tenantId, typed] = useUnit([$site, $tenantInput, tenantChanged])
  if (tenantId === null) return null
  return (
    <div data-part="tenant">
      <LoginField
        name="tenantId"
        value={tenantId}
        error={undefined}
        onValueChange={typed}
        label={t('login.tenantId')}
        placeholder={site.tenantId}
        autoComplete="organization"
      />
    </div>
  )
}
