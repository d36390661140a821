import { useUnit } from 'effector-react'
import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { checkLink, type LinkRules } from '../links/check-link'
import { ExternalLink } from '../links/external-link'
import { useLinkRules } from '../links/use-link-rules'
import { parseFrameQuery } from '../navigation/model'
import { $site } from '../site/model'
import { useText } from '../text'
import { StatusPage } from './status-page'
import { useIsSlow } from './use-is-slow'
import { ForeignSite } from './warning-page'

interface FrameScreenProps {
  /** The address that the menu holds. */
  readonly url: string
  readonly title: string
}

const sandbox = 'allow-scripts allow-forms allow-popups allow-downloads'

interface FrameRules extends Pick<LinkRules, 'origin'> {
  /** Origins that the deployment trusts. */
  readonly frameOrigins: readonly string[]
  /** The address that the menu holds. */
  readonly menuUrl: string
}

/**
 * What a framed page may do. What it stored itself it reaches where the deployment trusts its origin, or where it is
 * a page of this very origin that the menu names; not where only the address bar names it, as an uploaded file might be.
 */
export function getSandbox(url: string, { origin, frameOrigins, menuUrl }: FrameRules): string {
  const page = new URL(url, origin)
  const isTrusted = page.origin === origin ? page.href === new URL(menuUrl, origin).href : frameOrigins.includes(page.origin)
  return isTrusted ? `${sandbox} allow-same-origin` : sandbox
}

const placeholder = /\$\{[^}]*\}/

/** What a link would put the token into: nobody but the platform is handed it. */
function resolvePlaceholders(address: string, base: string): string {
  const url = new URL(address, base)
  for (const [name, value] of [...url.searchParams]) if (placeholder.test(value)) url.searchParams.delete(name)
  return url.href
}

/** A page of someone else inside the console: it runs its own scripts and reaches nothing of ours. */
export function FrameScreen({ url: known, title }: FrameScreenProps) {
  const t = useText()
  const [search] = useSearchParams()
  const rules = useLinkRules()
  const { frameOrigins = [] } = useUnit($site)
  // what the address says counts only where it says another page
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

/** a page that has not come by then may never come */
const timeoutMs = 10_000

interface FrameProps {
  readonly src: string
  readonly title: string
  readonly sandbox: string
}

const frameClasses = 'flex-1 w-full border-1 surface-border border-round-lg surface-card'

/** Calls back when the policy that the console is delivered with holds this page back. */
function useCspViolation(src: string, onHeldBack: () => void) {
  // before paint: the frame has begun to load by then, but no event has been told
  useLayoutEffect(() => {
    const { origin } = new URL(src, location.href)
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && new URL(blockedURI).origin === origin) onHeldBack()
    }
    document.addEventListener('securitypolicyviolation', hear)
    return () => document.removeEventListener('securitypolicyviolation', hear)
  })
}

export function Frame({ src, title, sandbox }: FrameProps) {
  const t = useText()
  const [state, setState] = useState<'waiting' | 'over' | 'held back'>('waiting')
  const slow = useIsSlow(state === 'waiting' ? state : 'over', timeoutMs)
  const over = () => setState('over')
  useCspViolation(src, () => setState('held back'))
  if (state === 'held back')
    return (
      <StatusPage icon="pi pi-lock" title={title} text={t('links.heldBack')} detail={new URL(src, location.href).origin}>
        <ExternalLink className="button button-primary" to={src}>
          {t('links.openOutside')}
        </ExternalLink>
      </StatusPage>
    )
  return (
    <>
      <div role="status">
        {slow && (
          <p className="flex flex-wrap gap-2 mb-2 px-3 py-2 border-round text-color bg-orange-50">
            {t('links.slow')}
            <ExternalLink to={src}>{t('links.openOutside')}</ExternalLink>
          </p>
        )}
      </div>
      <iframe className={frameClasses} src={src} title={title} sandbox={sandbox} referrerPolicy="no-referrer" allow="" onLoad={over} />
    </>
  )
}
