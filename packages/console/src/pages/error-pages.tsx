import { Button } from '@jwsk/kit'
import { usePlugins } from '@jwsk/kit/shell'
import { isMissingChunk } from '@jwsk/ui'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { $signedIn } from '../auth/session/model'
import { $site } from '../platform/site/model'
import { useText } from '../platform/text'
import { homePath } from '../shell/navigation/model'
import { ChunkLoadError } from './chunk-load-error'
import { StatusPage } from './status-page'

function HomeButton() {
  const t = useText()
  const signedIn = useUnit($signedIn)
  const navigate = useNavigate()
  return (
    <Button variant="primary" onClick={() => navigate(signedIn ? homePath : '/login')}>
      {t(signedIn ? 'errors.goHome' : 'errors.goLogin')}
    </Button>
  )
}

interface ForbiddenPageProps {
  /** Plugin that has the screen; `undefined` if it is unknown. */
  readonly pluginId?: string | undefined
}

export function ForbiddenPage({ pluginId }: ForbiddenPageProps) {
  const t = useText()
  const { demo } = useUnit($site)
  // the menu has the group of this plugin for property staff only
  const isForStaff = pluginId === 'property'
  const account = isForStaff && demo?.accounts.find(({ role }) => role === 'property')?.account
  return (
    <StatusPage
      icon="pi pi-lock"
      code="403"
      title={t('errors.forbidden')}
      text={t(isForStaff ? 'errors.staffHint' : 'errors.forbiddenHint')}
    >
      {account && <p className="w-full">{t('errors.staffDemo', { account })}</p>}
      <HomeButton />
    </StatusPage>
  )
}

export function NotFoundPage() {
  const t = useText()
  return (
    <StatusPage icon="pi pi-compass" code="404" title={t('errors.notFound')} text={t('errors.notFoundHint')}>
      <HomeButton />
    </StatusPage>
  )
}

export function ServerErrorPage() {
  const t = useText()
  return (
    <StatusPage icon="pi pi-exclamation-triangle" code="500" title={t('errors.server')} text={t('errors.serverHint')}>
      <HomeButton />
    </StatusPage>
  )
}

/** Names the plugins that did not load, because the address may be theirs. */
function FailedPlugins() {
  const t = useText()
  const navigate = useNavigate()
  const names = usePlugins().states.flatMap(({ id, status }) => (status === 'failed' || status === 'silent' ? [id] : []))
  if (names.length === 0) return null
  return (
    <>
      <p role="status" className="w-full">
        {t('errors.failedPlugins', { names: names.join(', ') })}
      </p>
      <Button onClick={() => navigate('/plugins')}>{t('errors.showPlugins')}</Button>
    </>
  )
}

/** Reports an address within the shell that is in no menu and that no plugin has a screen for. */
export function UnknownScreen() {
  const t = useText()
  return (
    <StatusPage icon="pi pi-compass" code="404" title={t('errors.notFound')} text={t('errors.notFoundHint')}>
      <FailedPlugins />
      <HomeButton />
    </StatusPage>
  )
}

/** Reports a menu entry that no plugin has a screen for. */
export function MissingScreen({ path }: { readonly path: string }) {
  const t = useText()
  return (
    <StatusPage icon="pi pi-box" title={t('errors.missing')} text={t('errors.missingHint')} detail={path}>
      <FailedPlugins />
      <HomeButton />
    </StatusPage>
  )
}

interface ScreenErrorProps {
  readonly error: unknown
  readonly path: string
  /** Plugin that owns the screen. */
  readonly plugin?: string | undefined
  readonly onRetry: () => void
}

/** Reports a screen that threw or failed to load; the rest of the console keeps working. */
export function ScreenError({ error, path, plugin, onRetry }: ScreenErrorProps) {
  const t = useText()
  if (isMissingChunk(error)) return <ChunkLoadError path={path} onRetry={onRetry} />
  return (
    <StatusPage
      icon="pi pi-exclamation-circle"
      title={t('errors.crashed')}
      text={t('errors.crashedHint')}
      detail={[plugin, error instanceof Error ? error.message : undefined].filter(Boolean).join(' · ') || undefined}
    >
      <Button variant="primary" onClick={onRetry}>
        {t('errors.refresh')}
      </Button>
    </StatusPage>
  )
}
