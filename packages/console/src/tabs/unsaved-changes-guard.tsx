import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ShellConfirmDialog } from '../panels/shell-confirm-dialog'
import { useText } from '../text'
import { $unsavedTabs, $tabs, $unsavedChanges, findUnsavedTabs, discardConfirmed, discardCancelled, type Tab } from './model'

/** How the tabs are called in a sentence. */
export function useFormatTabNames(): (tabs: readonly Tab[]) => string {
  const t = useText()
  return (tabs) => tabs.map(({ label }) => t('unsaved.name', { label: label || t('layout.home') })).join(t('unsaved.and'))
}

/** What leaving everything would lose, as a sentence; empty where nothing is unsaved. */
export function useUnsavedWarning(): string {
  const t = useText()
  const names = useFormatTabNames()
  const [works, tabs] = useUnit([$unsavedChanges, $tabs])
  const lost = findUnsavedTabs(works, tabs)
  return lost.length > 0 ? t('unsaved.warning', { names: names(lost) }) : ''
}

/** Asks before a tab, or the page, goes with something unsaved in it. */
export function UnsavedChangesGuard() {
  const t = useText()
  const names = useFormatTabNames()
  const [losses, works, tabs, accept, refuse] = useUnit([$unsavedTabs, $unsavedChanges, $tabs, discardConfirmed, discardCancelled])
  const holds = Object.keys(works).length > 0
  useEffect(() => {
    // a listener alone keeps browsers from restoring the page at once: only while there is something to lose
    if (!holds) return
    const ask = (event: BeforeUnloadEvent) => {
      if (findUnsavedTabs(works, tabs).length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [holds, works, tabs])
  if (losses.length === 0) return null
  return (
    <ShellConfirmDialog
      title={t('unsaved.title')}
      question={t('unsaved.warning', { names: names(losses) })}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      onConfirm={() => accept()}
      onCancel={() => refuse()}
    />
  )
}
