import { useOperationQuery, useRuntime } from '@jwsk/kit'
import { dashboard } from '@jwsk/sdk/desk'

interface WaitingCountProps {
  /** Path of a menu item. */
  readonly path: string
}

/** Creates the badge of a menu item: the number of pending records. It renders nothing if there are none, or if the user must not know. */
export const createCount = (path: string) => ({
  default: () => useRuntime().client.supports(dashboard.statistics) && <Count path={path} />,
})

function Count({ path }: WaitingCountProps) {
  // the input of the home page and the bell, so that all share one cached response
  const { data } = useOperationQuery(dashboard.statistics, { days: 7 })
  const count = data?.pending.filter((item) => item.path?.split('?')[0] === path).reduce((sum, item) => sum + item.count, 0)
  return count || null
}
