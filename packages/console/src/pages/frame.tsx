import { useState, useSyncExternalStore } from 'react'
import { ExternalLink } from '../platform/links/external-link'
import { useText } from '../platform/text'
import { useIsSlow } from '../shell/screens/use-is-slow'
import { StatusPage } from './status-page'

/** Milliseconds after which the user is offered to open the page in a new window. */
const timeoutMs = 10_000

interface FrameProps {
  readonly src: string
  readonly title: string
  readonly sandbox: string
}

const frameClasses = 'flex-1 w-full border-1 surface-border border-round-lg surface-card'

// from the load of this code on, because the policy of a page never changes and an event may come between two mounts of a frame
const blockedOrigins = new Set<string>()
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  if (effectiveDirective === 'frame-src' && URL.canParse(blockedURI)) blockedOrigins.add(new URL(blockedURI).origin)
})

function subscribeToViolations(changed: () => void) {
  document.addEventListener('securitypolicyviolation', changed)
  return () => document.removeEventListener('securitypolicyviolation', changed)
}

/** Whether the security policy of the console has blocked frames of this origin. */
const useIsBlocked = (origin: string) => useSyncExternalStore(subscribeToViolations, () => blockedOrigins.has(origin))

export function Frame({ src, title, sandbox }: FrameProps) {
  const t = useText()
  const { origin } = new URL(src, location.href)
  const isBlocked = useIsBlocked(origin)
  const [state, setState] = useState<'waiting' | 'over'>('waiting')
  const slow = useIsSlow(state, timeoutMs)
  const over = () => setState('over')
  if (isBlocked)
    return (
      <StatusPage icon="pi pi-lock" title={title} text={t('links.heldBack')} detail={origin}>
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
