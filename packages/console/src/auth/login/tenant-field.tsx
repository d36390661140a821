import { useUnit } from 'effector-react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { LoginField } from './login-field'
import { $tenantInput, tenantChanged } from './model'

/** Tenant input; renders nothing if the tenant is known by the page's origin. */
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
