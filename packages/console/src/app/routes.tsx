import type { Client } from '@jwsk/sdk'
import { getLanguage, kitNamespace, kitTexts, useTranslator } from '@jwsk/ui'
import { useUnit } from 'effector-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { LockRoute } from '../auth/lock/lock-route'
import { $lock } from '../auth/lock/model'
import { LoginPage } from '../auth/login/login-page'
import { $guest } from '../auth/login/model'
import { $ended, $signedIn, getReturnPath } from '../auth/session/model'
import { lazyPart } from '../platform/lazy-part'
import { Redirect, useUrl } from '../platform/links/address'
import { $site } from '../platform/site/model'
import { accountTexts, pageTexts, signedInTexts } from '../platform/text'
import { canBePublic, errorPaths, getRedirect, loginPath, type Visit } from '../shell/navigation/model'
import { preloadChunks } from '../shell/preload/preload-chunks'
import { LoginTools } from './login-tools'
import { loadPluginSources } from './plugin-sources'

/** loads the list of plugins in parallel with the code that renders them */
const withPlugins =
  <Part,>(load: () => Promise<Part>) =>
  () =>
    Promise.all([load(), loadPluginSources()]).then(([part]) => part)

/** Part of the console that needs a session. */
export const SignedIn = lazyPart(
  withPlugins(() => import('./signed-in')),
  signedInTexts,
  { namespace: kitNamespace, loaders: kitTexts },
)
const AnonymousRoute = lazyPart(
  withPlugins(() => import('./public-route')),
  signedInTexts,
)
const RedirectPage = lazyPart(() => import('../auth/login/redirect-page'), accountTexts)
const GuestPage = lazyPart(() => import('../auth/login/guest-page'), accountTexts)
const ErrorRoute = lazyPart(() => import('../shell/root/error-route'), signedInTexts)
const LinkRoute = lazyPart(() => import('../shell/root/link-route'), pageTexts)

const linkPath = '/link'
const callbackPattern = /^\/oauth\/redirect\/([^/]+)$/

interface AppRoutesProps {
  readonly client: Client
}

export function AppRoutes({ client }: AppRoutesProps) {
  return (
    <SessionGuard client={client}>
      <Page client={client} />
    </SessionGuard>
  )
}

function Page({ client }: AppRoutesProps) {
  const { path } = useUrl()
  const guest = useUnit($guest)
  if (path === loginPath) return <Login client={client} tools={<LoginTools />} />
  if (path === linkPath) return <LinkRoute />
  const error = errorPaths.find((one) => one === path)
  if (error) return <ErrorRoute path={error} />
  const source = callbackPattern.exec(path)?.[1]
  if (source !== undefined) return <RedirectPage client={client} source={source} />
  return guest ? <GuestPage client={client} /> : <SignedIn client={client} />
}

// the login form loads first
const idleDelayMs = 300

function Login(props: ComponentProps<typeof LoginPage>) {
  const { client } = props
  const translator = useTranslator()
  const { silentCodes } = useUnit($site)
  useEffect(() => {
    const listening = new AbortController()
    // a user who types is about to sign in: preload the shell, then prefetch its data on sign-in
    const preloadShell = () => {
      SignedIn.preload(translator)
        .then(async () => {
          const { prefetchOnSignIn } = await import('./signed-in')
          prefetchOnSignIn(client, silentCodes, listening.signal)
        })
        .catch(() => undefined)
    }
    const idleTimer = setTimeout(() => void preloadChunks(getLanguage(translator)), idleDelayMs)
    addEventListener('input', preloadShell, { once: true, signal: listening.signal })
    return () => {
      clearTimeout(idleTimer)
      listening.abort()
    }
  }, [translator, client, silentCodes])
  return <LoginPage {...props} />
}

const isPublicPath = (path: string) => path === linkPath || errorPaths.some((one) => one === path) || callbackPattern.test(path)

function useSessionState(): Visit['session'] {
  const [signedIn, ended, lock] = useUnit([$signedIn, $ended, $lock])
  if (lock === 'locked') return 'locked'
  if (signedIn) return 'signedIn'
  return ended === 'signedOut' ? 'justSignedOut' : 'signedOut'
}

interface SessionGuardProps extends AppRoutesProps {
  readonly children: ReactNode
}

function SessionGuard({ client, children }: SessionGuardProps) {
  const { path, search } = useUrl()
  const session = useSessionState()
  const { lockPage } = useUnit($site)
  const target = getRedirect({ path, search, session, isPublic: isPublicPath(path), lockPage })
  if (session === 'locked') return <LockRoute to={target} />
  if (target === undefined) return children
  const redirect = <Redirect to={session === 'signedIn' ? getReturnPath(target, location.origin) : target} />
  if (!canBePublic(path, session)) return redirect
  return <AnonymousRoute client={client}>{redirect}</AnonymousRoute>
}
