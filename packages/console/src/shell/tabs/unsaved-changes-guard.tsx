import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useText } from '../../platform/text'
import { ShellConfirmDialog } from '../panels/shell-confirm-dialog'
import { $tabs, $unsavedChanges, $unsavedTabs, discardCancelled, discardConfirmed, findUnsavedTabs, type Tab } from './model'

/** Returns a function that formats the labels of tabs for a sentence. */
export function useFormatTabNames(): (tabs: readonly Tab[]) => string {
  const t = useText()
  return (tabs) => tabs.map(({ label }) => t('unsaved.name', { label: label || t('layout.home') })).join(t('unsaved.and'))
}

/** Returns a sentence about the unsaved changes of all tabs; `''` if there are none. */
export function useUnsavedWarning(): string {
  const t = useText()
  const names = useFormatTabNames()
  const [unsavedByTab, tabs] = useUnit([$unsavedChanges, $tabs])
  const unsaved = findUnsavedTabs(unsavedByTab, tabs)
  return unsaved.length > 0 ? t('unsaved.warning', { names: names(unsaved) }) : ''
}

/** Asks for confirmation before a tab or the page closes with unsaved changes. */
export function UnsavedChangesGuard() {
  const t = useText()
  const names = useFormatTabNames()
  const [losses, unsavedByTab, tabs, accept, refuse] = useUnit([$unsavedTabs, $unsavedChanges, $tabs, discardConfirmed, discardCancelled])
  const holds = Object.keys(unsavedByTab).length > 0
  useEffect(() => {
    // a `beforeunload` listener disables the back/forward cache, so it is added only while there are unsaved changes
    if (!holds) return
    const ask = (event: BeforeUnloadEvent) => {
      if (findUnsavedTabs(unsavedByTab, tabs).length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [holds, unsavedByTab, tabs])
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
