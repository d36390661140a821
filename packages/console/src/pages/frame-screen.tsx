import { useUnit } from 'effector-react'
import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { checkLink, type LinkRules } from '../platform/links/check-link'
import { ExternalLink } from '../platform/links/external-link'
import { useLinkRules } from '../platform/links/use-link-rules'
import { $site } from '../platform/site/model'
import { useText } from '../platform/text'
import { parseFrameQuery } from '../shell/navigation/model'
import { useIsSlow } from '../shell/screens/use-is-slow'
import { StatusPage } from './status-page'
import { ForeignSite } from './warning-page'

interface FrameScreenProps {
  /** Address in the menu. */
  readonly url: string
  readonly title: string
}

const sandbox = 'allow-scripts allow-forms allow-popups allow-downloads'

interface FrameRules extends Pick<LinkRules, 'origin'> {
  /** Origins that the deployment trusts. */
  readonly frameOrigins: readonly string[]
  /** Address in the menu. */
  readonly menuUrl: string
}

/**
 * Returns the sandbox of a framed page. It accesses its own storage if the deployment trusts its origin or if it is a
 * same-origin page that the menu names. A same-origin page from the address bar alone is restricted, because it could be an
 * uploaded file.
 */
export function getSandbox(url: string, { origin, frameOrigins, menuUrl }: FrameRules): string {
  const page = new URL(url, origin)
  const isTrusted = page.origin === origin ? page.href === new URL(menuUrl, origin).href : frameOrigins.includes(page.origin)
  return isTrusted ? `${sandbox} allow-same-origin` : sandbox
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

/** Milliseconds after which the user is offered to open the page in a new window. */
const timeoutMs = 10_000

interface FrameProps {
  readonly src: string
  readonly title: string
  readonly sandbox: string
}

const frameClasses = 'flex-1 w-full border-1 surface-border border-round-lg surface-card'

/** Calls `onHeldBack` when the security policy of the console blocks this page. */
function useCspViolation(src: string, onHeldBack: () => void) {
  // before paint: the frame is already loading then, but no event has been dispatched yet
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
