import { useEffect } from 'react'
import { useUrl } from '../links/address'
import { lazyPart } from '../lazy-part'
import { signedInTexts } from '../text'

const lockPage = () => import('./lock-page').then(({ LockPage }) => ({ default: LockPage }))
const LockPage = lazyPart(lockPage, signedInTexts)

const addressDelay = 100

/** The lock page in the place of every screen, at once; the address follows a moment later. */
export function LockRoute({ to }: { readonly to: string | undefined }) {
  const { goTo } = useUrl()
  useEffect(() => {
    if (to === undefined) return
    const timer = setTimeout(() => goTo({ to, action: 'replace' }), addressDelay)
    return () => clearTimeout(timer)
  }, [to, goTo])
  return <LockPage />
}
