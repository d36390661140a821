import { type CellSlotProps, Tag, useTranslate } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import type { menu } from '@jwsk/sdk/system'
import { createContext, useContext } from 'react'
import type { RuleCount } from '../grants/rule-counts'

export const RuleCounts = createContext<ReadonlyMap<string, RuleCount>>(new Map())

/** Name of a menu with the number of its rules and of those below it. */
export function NameWithCounts({ row, children }: CellSlotProps<RowOf<typeof menu.lazyMenuList>>) {
  const t = useTranslate()
  const { own, below } = useContext(RuleCounts).get(row.id ?? '') ?? { own: 0, below: 0 }
  return (
    <span className="flex align-items-center gap-2">
      {children}
      {own > 0 && <Tag tone="info">{t('grants.rules', { count: own })}</Tag>}
      {below > 0 && <Tag tone="quiet">{t('grants.rulesBelow', { count: below })}</Tag>}
    </span>
  )
}
