import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ConnectionBanner } from '../lifecycle/connection-banner'
import { dismissMockWorker } from '../lifecycle/stale-worker'
import { UpdatePrompt } from '../lifecycle/update-prompt'
import { verificationTexts } from '../text'
import { part } from '../ui/part'
import '../lifecycle/lifecycle.css'

const verification = () => import('../verification/verification-dialog').then(({ VerificationDialog }) => ({ default: VerificationDialog }))
// the branch, and the dialog with it, is absent from production builds
const Verification = import.meta.env.DEV ? part(verification, verificationTexts) : undefined

/** What watches over a long day; fetched once the first screen stands. */
export default function Extras() {
  const queries = useQueryClient()
  const retry = () => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  useEffect(() => {
    if (import.meta.env.MODE === 'production') void dismissMockWorker(navigator.serviceWorker)
  }, [])
  return (
    <>
      <ConnectionBanner onRetry={retry} />
      <UpdatePrompt />
      {Verification && <Verification />}
    </>
  )
}
