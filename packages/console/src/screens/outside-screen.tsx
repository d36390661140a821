import { useEffect } from 'react'
import { judgeLink } from '../links/judge'
import { safeNavigate } from '../links/model'
import { OutsideLink } from '../links/outside-link'
import { useLinkRules } from '../links/use-link-rules'
import { useText } from '../text'
import { StatePage } from './state-page'

const openedUrls = new Set<string>()

/** once for a visit, however often the effects of a strict build run */
function openOnce(url: string, open: () => void) {
  if (openedUrls.has(url)) return
  openedUrls.add(url)
  setTimeout(() => openedUrls.delete(url), 1000)
  open()
}

/** A site that opens in a window of its own: at once where a click led here, else by the link. */
export function OutsideScreen({ url, title }: { readonly url: string; readonly title: string }) {
  const t = useText()
  const rules = useLinkRules()
  const verdict = judgeLink(url, rules)
  useEffect(() => {
    if (navigator.userActivation?.isActive) openOnce(url, () => safeNavigate(url, rules))
  }, [url, rules])
  if (verdict.kind === 'refused')
    return <StatePage icon="pi pi-ban" title={t('links.refused')} text={t('links.refusedHint')} detail={url.slice(0, 200)} />
  const detail = verdict.kind === 'inside' ? verdict.path : new URL(verdict.url).host
  return (
    <StatePage icon="pi pi-external-link" title={title} text={t('links.outsideHint')} detail={detail}>
      <OutsideLink className="button button-primary" to={url}>
        {t('links.openOutside')}
      </OutsideLink>
    </StatePage>
  )
}
