import { useRuntime } from '@jwsk/kit'
import { dashboard } from '@jwsk/sdk/desk'
import { minDays, useDashboard } from './use-dashboard'

interface PendingCountProps {
  /** Address of a filtered list. */
  readonly address: string
}

/** Number of the pending items that the dashboard links to an address; nothing if there are none. */
export default function PendingCount(props: PendingCountProps) {
  return useRuntime().client.supports(dashboard.statistics) ? <Count {...props} /> : null
}

function Count({ address }: PendingCountProps) {
  const { board } = useDashboard(minDays)
  const { count = 0 } = board?.pending.find(({ path }) => path === address) ?? {}
  return count > 0 && <b className="kit-pending-count">{count.toLocaleString('en')}</b>
}
