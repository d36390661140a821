import { useQueryClient } from '@tanstack/react-query'
import { ConnectionBanner } from '../lifecycle/connection-banner'
import { UpdatePrompt } from '../lifecycle/update-prompt'
import '../lifecycle/lifecycle.css'

/** What watches over a long day; fetched once the first screen stands. */
export default function Extras() {
  const queries = useQueryClient()
  const retry = () => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  return (
    <>
      <ConnectionBanner onRetry={retry} />
      <UpdatePrompt />
    </>
  )
}
