import { ErrorBoundary, useFormatSiteTime } from '@jwsk/kit'
import { LazyConfirmDialog, PopupMenu } from '@jwsk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { isStorageAvailable } from '../../auth/lock/probe-storage'
import { $title } from '../../auth/login/model'
import { $user } from '../../auth/session/model'
import { lazyPart } from '../../platform/lazy-part'
import { ConnectionBanner } from '../../platform/lifecycle/connection-banner'
import { $storageWorks, storageFailed } from '../../platform/lifecycle/model'
import { unregisterMockWorker } from '../../platform/lifecycle/stale-mock-worker'
import { UpdatePrompt } from '../../platform/lifecycle/update-prompt'
import { usePrintStyles } from '../../platform/lifecycle/use-print-styles'
import { $site } from '../../platform/site/model'
import { pageTexts, useText, verificationTexts } from '../../platform/text'
import { noticeShown } from '../notices/model'
import { RestoreDraftsPrompt } from './restore-drafts-prompt'
import '../../platform/lifecycle/lifecycle.css'

const verification = () =>
  import('../../auth/verification/verification-dialog').then(({ VerificationDialog }) => ({ default: VerificationDialog }))
const Verification = lazyPart(verification, verificationTexts)
const sums = () => import('../../platform/lifecycle/print-totals').then(({ PrintTotals }) => ({ default: PrintTotals }))
const PageSums = lazyPart(sums, pageTexts)

/** Warns at the start that this browser stores nothing, so that a reload does not surprise the user. */
function useStorageNotice() {
  const t = useText()
  const [storageWorks, reportStorageFailure, notify] = useUnit([$storageWorks, storageFailed, noticeShown])
  const warn = useEffectEvent(() => notify({ severity: 'warning', text: t('storage.blocked') }))
  useEffect(() => {
    if (!isStorageAvailable()) reportStorageFailure()
  }, [reportStorageFailure])
  useEffect(() => {
    if (!storageWorks) warn()
  }, [storageWorks])
}

/** Length of a site time without its seconds. */
const minuteLength = 16

/** Background services of a long session; loaded after the first screen. */
export default function BackgroundServices() {
  const queries = useQueryClient()
  const { verificationCode } = useUnit($site)
  useStorageNotice()
  const now = useFormatSiteTime()
  const t = useText()
  const [user, siteTitle] = useUnit([$user, $title])
  const title = siteTitle || t('title')
  const name = user?.realName || user?.account || ''
  usePrintStyles(useCallback(() => [title, name, now().slice(0, minuteLength)].filter(Boolean).join(' · '), [title, name, now]))
  // preloaded, because the dialogs of the shell must work offline
  useEffect(() => {
    LazyConfirmDialog.preload().catch(() => undefined)
    PopupMenu.preload()
  }, [])
  const retry = () => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  useEffect(() => {
    if (import.meta.env.MODE === 'production') void unregisterMockWorker(navigator.serviceWorker)
  }, [])
  return (
    <>
      <ConnectionBanner onRetry={retry} />
      <RestoreDraftsPrompt />
      <UpdatePrompt />
      {/* without it the connection must still be watched */}
      <ErrorBoundary fallback={() => null}>
        <PageSums />
      </ErrorBoundary>
      {verificationCode !== '' && <Verification />}
    </>
  )
}
