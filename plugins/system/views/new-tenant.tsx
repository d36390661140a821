import {
  type ActionViewProps,
  Button,
  dateTime,
  OperationForm,
  text,
  url,
  useCopy,
  useOperationQuery,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import type { InputOf } from '@jwsk/sdk'
import { param, tenant, tenantPackage } from '@jwsk/sdk/system'
import { useState } from 'react'
import { packageField } from '../resources/tenant'
import { DetailsList } from './details-list'

type Draft = NonNullable<InputOf<typeof tenant.submit>>

const fields = {
  tenantName: text(),
  linkman: text(),
  contactNumber: text(),
  address: text(),
  domainUrl: url(),
  packageId: packageField,
  expireTime: dateTime(),
}

/** Account that the platform creates with a tenant. */
const firstAccount = 'admin'

/** Adds a tenant, then shows how its first account signs in. */
export default function NewTenant({ done, close }: ActionViewProps<undefined>) {
  const { client } = useRuntime()
  const [added, setAdded] = useState<Draft>()
  const [isSaved, setSaved] = useState(false)
  const save = async (draft: Draft) => {
    await client.call(tenant.submit, draft)
    setAdded(draft)
  }
  if (added && isSaved) return <FirstAccount tenant={added} onDone={done} />
  return <OperationForm api={tenant.submit} name="tenant" fields={fields} onSubmit={save} onDone={() => setSaved(true)} onCancel={close} />
}

function FirstAccount({ tenant: { tenantName, domainUrl, packageId }, onDone }: { readonly tenant: Draft; readonly onDone: () => void }) {
  const t = useTranslate()
  const copy = useCopy()
  const { site, client } = useRuntime()
  const { newTenantPassword } = client.profile
  const hasPackages = client.supports(tenantPackage.page)
  const { data: tenants } = useOperationQuery(tenant.page, { tenantName, current: 1, size: 100 }, { staleTime: 0 })
  const { data: params } = useOperationQuery(param.page, { paramKey: 'account.initPassword', current: 1, size: 10 })
  const [newest] = (tenants?.records ?? [])
    .filter((row) => row.tenantName === tenantName)
    .toSorted((left, right) => (right.createTime ?? '').localeCompare(left.createTime ?? ''))
  const details = [
    [t('tenant.fields.domainUrl'), domainUrl || t('tenant.account.here')],
    [t('tenant.fields.tenantId'), newest?.tenantId ?? ''],
    [t('user.fields.account'), firstAccount],
    [t('user.fields.password'), newTenantPassword ?? (params?.records[0]?.paramValue || t('tenant.account.initialPassword'))],
  ] as const
  const warnings = [
    ...(hasPackages && !packageId ? [t('tenant.account.noPackage')] : []),
    ...(hasPackages ? [] : [t('tenant.account.noMenus')]),
    ...(site?.tenantMode === false && !domainUrl ? [t('tenant.account.unreachable')] : []),
  ]
  return (
    <div className="kit-form flex flex-column min-h-0">
      <div className="kit-dialog-body flex flex-column gap-3">
        <p>{t('tenant.account.hint', { name: tenantName })}</p>
        <DetailsList details={details} />
        {warnings.map((warning) => (
          <p key={warning} role="alert">
            <i className="pi pi-exclamation-triangle mr-2 text-orange-500" aria-hidden="true" />
            {warning}
          </p>
        ))}
      </div>
      <div className="kit-dialog-footer">
        <Button
          icon="copy"
          disabled={!newest}
          onClick={() => copy(details.map(([label, value]) => t('tenant.account.line', { label, value })).join('\n'))}
        >
          {t('tenant.account.copy')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('tenant.account.noted')}
        </Button>
      </div>
    </div>
  )
}
