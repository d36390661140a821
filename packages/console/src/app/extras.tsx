import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ConnectionBanner } from '../lifecycle/connection-banner'
import { dismissMockWorker } from '../lifecycle/stale-worker'
import { UpdatePrompt } from '../lifecycle/update-prompt'
import '../lifecycle/lifecycle.css'

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
    </>
  )
}
