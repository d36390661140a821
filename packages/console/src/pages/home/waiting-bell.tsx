import { MenuButton, useFormatSiteTime, useLanguage } from '@jwsk/kit'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../platform/text'
import type { Menu } from '../../shell/navigation/model'
import { formatAge } from './format-age'
import { sortOldestFirst } from './pending'
import { canOpen, minDays, useDashboard, useGetTitle } from './use-dashboard'

const maxCount = 99

/** Bell with the number of all pending items of the home page; its menu leads to them. Renders nothing if nothing is pending. */
export function WaitingBell({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const navigate = useNavigate()
  const getTitle = useGetTitle('pending')
  const [language, now] = [useLanguage(), useFormatSiteTime()]
  const { board } = useDashboard(minDays)
  const waiting = sortOldestFirst(board?.pending.filter(({ path }) => path && canOpen(menu, path)) ?? [])
  const sum = waiting.reduce((all, { count }) => all + count, 0)
  if (sum === 0) return null
  const items = waiting.map((item) => ({
    id: item.code,
    label: t('board.bellItem', { title: getTitle(item), count: item.count }),
    detail: formatAge(item.since ?? '', now(), language),
    onSelect: () => void navigate(item.path ?? ''),
  }))
  return (
    <MenuButton className="waiting-bell" label={t('board.bell', { count: sum })} items={items}>
      <i className="pi pi-bell" aria-hidden="true" />
      <span className="badge" aria-hidden="true">
        {sum > maxCount ? `${maxCount}+` : sum}
      </span>
    </MenuButton>
  )
}
