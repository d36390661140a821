import type { RestoredDrafts } from '@jwsk/kit/shell'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $restored, draftRestored } from '../../platform/drafts/model'

/** Returns the drafts to restore into the forms of one tab. */
export function useTabDrafts(tab: string): RestoredDrafts {
  const [restored, take] = useUnit([$restored, draftRestored])
  return useMemo(
    () => ({
      pending: restored.filter((one) => one.tab.key === tab).map(({ draft }) => draft),
      onRestored: (place) => take({ tab, place }),
    }),
    [restored, take, tab],
  )
}
