import { useEffect } from 'react'
import { useAddress } from '../links/address'
import { lazyPart } from '../part'
import { signedInTexts } from '../text'

const lockPage = () => import('./lock-page').then(({ LockPage }) => ({ default: LockPage }))
const LockPage = lazyPart(lockPage, signedInTexts)

const addressDelay = 100

/** The lock page in the place of every screen, at once; the address follows a moment later. */
export function LockRoute({ to }: { readonly to: string | undefined }) {
  const { goTo } = useAddress()
  useEffect(() => {
    if (to === undefined) return
    const timer = setTimeout(() => goTo({ to, how: 'replace' }), addressDelay)
    return () => clearTimeout(timer)
  }, [to, goTo])
  return <LockPage />
}
