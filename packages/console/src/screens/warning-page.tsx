import { Link, useSearchParams } from 'react-router-dom'
import { judgeLink } from '../links/judge'
import { JudgedLink } from '../links/judged-link'
import { useLinkRules } from '../links/use-link-rules'
import { homePath } from '../navigation/model'
import { useText } from '../text'
import { StatePage } from './state-page'

/** Before a foreign site: its name, and the choice. */
export function WarningPage() {
  const [search] = useSearchParams()
  return <ForeignSite address={search.get('to') ?? ''} />
}

export function ForeignSite({ address }: { readonly address: string }) {
  const t = useText()
  const verdict = judgeLink(address, useLinkRules())
  if (verdict.kind !== 'foreign' && verdict.kind !== 'known')
    return (
      <StatePage icon="pi pi-ban" title={t('links.refused')} text={t('links.refusedHint')} detail={address.slice(0, 200)}>
        <Back />
      </StatePage>
    )
  return (
    <StatePage icon="pi pi-external-link" title={t('links.leaving')} text={t('links.leavingHint')} detail={new URL(verdict.url).host}>
      <Back />
      <JudgedLink url={verdict.url}>{t('links.goOn')}</JudgedLink>
    </StatePage>
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
