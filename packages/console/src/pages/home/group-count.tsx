import { minDays, useDashboard } from './use-dashboard'

/** Creates the badge of a closed menu group: the number of pending records of all `paths`. It renders nothing if there are none. */
export const createGroupCount = (paths: readonly string[]) => ({
  default: () => {
    const { board } = useDashboard(minDays)
    const pending = board?.pending.filter(({ path = '' }) => paths.includes(path.split('?')[0] ?? '')) ?? []
    return pending.reduce((sum, { count }) => sum + count, 0) || null
  },
})
