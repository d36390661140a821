import { useEffect } from 'react'
import { checkLink } from '../platform/links/check-link'
import { ExternalLink } from '../platform/links/external-link'
import { safeNavigate } from '../platform/links/model'
import { useLinkRules } from '../platform/links/use-link-rules'
import { useText } from '../platform/text'
import { StatusPage } from './status-page'

const openedUrls = new Set<string>()

/** Opens the window once per visit, although effects run twice in StrictMode. */
function openOnce(url: string, open: () => void) {
  if (openedUrls.has(url)) return
  openedUrls.add(url)
  setTimeout(() => openedUrls.delete(url), 1000)
  open()
}

/** Screen of a site that opens in a new window: immediately after a click, otherwise through the link. */
export function ExternalSiteScreen({ url, title }: { readonly url: string; readonly title: string }) {
  const t = useText()
  const rules = useLinkRules()
  const verdict = checkLink(url, rules)
  useEffect(() => {
    if (navigator.userActivation?.isActive) openOnce(url, () => safeNavigate(url, rules))
  }, [url, rules])
  if (verdict.kind === 'refused')
    return <StatusPage icon="pi pi-ban" title={t('links.refused')} text={t('links.refusedHint')} detail={url.slice(0, 200)} />
  const detail = verdict.kind === 'inside' ? verdict.path : new URL(verdict.url).host
  return (
    <StatusPage icon="pi pi-external-link" title={title} text={t('links.outsideHint')} detail={detail}>
      <ExternalLink className="button button-primary" to={url}>
        {t('links.openOutside')}
      </ExternalLink>
    </StatusPage>
  )
}
