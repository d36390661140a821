import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '../part'
import { signedInTexts } from '../text'

const lockPage = () => import('./lock-page').then(({ LockPage }) => ({ default: LockPage }))
const LockPage = lazyPart(lockPage, signedInTexts)

const addressDelay = 100

/** The lock page in the place of every screen, at once; the address follows a moment later. */
export function LockRoute({ to }: { readonly to: string | undefined }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (to === undefined) return
    const timer = setTimeout(() => void navigate(to, { replace: true }), addressDelay)
    return () => clearTimeout(timer)
  }, [to, navigate])
  return <LockPage />
}
