import { useUnit } from 'effector-react'
import { useSearchParams } from 'react-router-dom'
import { checkLink } from '../platform/links/check-link'
import { ExternalLink } from '../platform/links/external-link'
import { useLinkRules } from '../platform/links/use-link-rules'
import { $site } from '../platform/site/model'
import { useText } from '../platform/text'
import { parseFrameQuery } from '../shell/navigation/model'
import { Frame } from './frame'
import { getSandbox } from './frame-sandbox'
import { StatusPage } from './status-page'
import { ForeignSite } from './warning-page'

interface FrameScreenProps {
  /** Address in the menu. */
  readonly url: string
  readonly title: string
}

const placeholder = /\$\{[^}]*\}/

/** Removes query parameters with a placeholder, e.g. of the token, because only the platform receives the token. */
function resolvePlaceholders(address: string, base: string): string {
  const url = new URL(address, base)
  for (const [name, value] of [...url.searchParams]) if (placeholder.test(value)) url.searchParams.delete(name)
  return url.href
}

/** Page of another site inside the console: it runs its own scripts and cannot access the console. */
export function FrameScreen({ url: known, title }: FrameScreenProps) {
  const t = useText()
  const [search] = useSearchParams()
  const rules = useLinkRules()
  const { frameOrigins = [] } = useUnit($site)
  // the query overrides the address only if it names another page
  const url = parseFrameQuery(`?${search}`) ?? known
  const verdict = checkLink(url, rules)
  if (verdict.kind === 'foreign' || verdict.kind === 'refused') return <ForeignSite address={url} />
  const address = verdict.kind === 'inside' ? verdict.path : verdict.url
  const wantsToken = placeholder.test(url)
  const { origin } = new URL(address, rules.origin)
  if (wantsToken && origin !== rules.origin && !frameOrigins.includes(origin))
    return <StatusPage icon="pi pi-lock" title={title} text={t('links.wantsToken')} detail={origin} />
  const src = wantsToken ? resolvePlaceholders(address, rules.origin) : address
  if (location.protocol === 'https:' && src.startsWith('http:'))
    return (
      <StatusPage icon="pi pi-exclamation-triangle" title={title} text={t('links.insecure')} detail={new URL(src).host}>
        <ExternalLink className="button button-primary" to={url}>
          {t('links.openOutside')}
        </ExternalLink>
      </StatusPage>
    )
  return <Frame key={src} src={src} title={title} sandbox={getSandbox(src, { ...rules, frameOrigins, menuUrl: known })} />
}
