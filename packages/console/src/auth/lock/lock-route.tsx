import { useEffect } from 'react'
import { lazyPart } from '../../platform/lazy-part'
import { useUrl } from '../../platform/links/address'
import { signedInTexts } from '../../platform/text'

const lockPage = () => import('./lock-page').then(({ LockPage }) => ({ default: LockPage }))
const LockPage = lazyPart(lockPage, signedInTexts)

const redirectDelayMs = 100

/** Renders the lock page at once instead of any screen; the URL changes to `to` after 100 ms. */
export function LockRoute({ to }: { readonly to: string | undefined }) {
  const { goTo } = useUrl()
  useEffect(() => {
    if (to === undefined) return
    const timer = setTimeout(() => goTo({ to, action: 'replace' }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [to, goTo])
  return <LockPage />
}
