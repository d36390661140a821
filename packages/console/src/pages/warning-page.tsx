import { Link, useSearchParams } from 'react-router-dom'
import { checkLink } from '../platform/links/check-link'
import { CheckedLink } from '../platform/links/checked-link'
import { useLinkRules } from '../platform/links/use-link-rules'
import { useText } from '../platform/text'
import { homePath } from '../shell/navigation/model'
import { StatusPage } from './status-page'

/** Confirmation before an external site: shows its name and the choice. */
export function WarningPage() {
  const [search] = useSearchParams()
  return <ForeignSite address={search.get('to') ?? ''} />
}

export function ForeignSite({ address }: { readonly address: string }) {
  const t = useText()
  const verdict = checkLink(address, useLinkRules())
  if (verdict.kind !== 'foreign' && verdict.kind !== 'known')
    return (
      <StatusPage icon="pi pi-ban" title={t('links.refused')} text={t('links.refusedHint')} detail={address.slice(0, 200)}>
        <Back />
      </StatusPage>
    )
  return (
    <StatusPage icon="pi pi-external-link" title={t('links.leaving')} text={t('links.leavingHint')} detail={new URL(verdict.url).host}>
      <Back />
      <CheckedLink url={verdict.url}>{t('links.goOn')}</CheckedLink>
    </StatusPage>
  )
}

function Back() {
  const t = useText()
  return (
    <Link className="button" to={homePath}>
      {t('links.back')}
    </Link>
  )
}
