import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ShellQuestion } from '../panels/shell-question'
import { useText } from '../text'
import { $losses, $tabs, $works, atStake, lossAccepted, lossRefused, type Tab } from './model'

/** How the tabs are called in a sentence. */
export function useTabNames(): (tabs: readonly Tab[]) => string {
  const t = useText()
  return (tabs) => tabs.map(({ label }) => t('unsaved.name', { label: label || t('layout.home') })).join(t('unsaved.and'))
}

/** What leaving everything would lose, as a sentence; empty where nothing is unsaved. */
export function useLossWarning(): string {
  const t = useText()
  const names = useTabNames()
  const [works, tabs] = useUnit([$works, $tabs])
  const lost = atStake(works, tabs)
  return lost.length > 0 ? t('unsaved.warning', { names: names(lost) }) : ''
}

/** Asks before a tab, or the page, goes with something unsaved in it. */
export function LossGuard() {
  const t = useText()
  const names = useTabNames()
  const [losses, works, tabs, accept, refuse] = useUnit([$losses, $works, $tabs, lossAccepted, lossRefused])
  const holds = Object.keys(works).length > 0
  useEffect(() => {
    // a listener alone keeps browsers from restoring the page at once: only while there is something to lose
    if (!holds) return
    const ask = (event: BeforeUnloadEvent) => {
      if (atStake(works, tabs).length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [holds, works, tabs])
  if (losses.length === 0) return null
  return (
    <ShellQuestion
      title={t('unsaved.title')}
      question={t('unsaved.warning', { names: names(losses) })}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      onConfirm={() => accept()}
      onCancel={() => refuse()}
    />
  )
}
