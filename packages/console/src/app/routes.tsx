import type { Client } from '@jwsk/sdk'
import { getLanguage, kitNamespace, kitTexts, useTranslator } from '@jwsk/ui'
import { useUnit } from 'effector-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { LockRoute } from '../auth/lock/lock-route'
import { $lock } from '../auth/lock/model'
import { LoginPage } from '../auth/login/login-page'
import { $guest } from '../auth/login/model'
import { $isLeavingPage } from '../auth/session/leave-page'
import { $ended, $signedIn, getReturnPath } from '../auth/session/model'
import { lazyPart } from '../platform/lazy-part'
import { Redirect, useHistory } from '../platform/links/history-provider'
import { $site } from '../platform/site/model'
import { accountTexts, pageTexts, signedInTexts } from '../platform/text'
import { canBePublic, errorPaths, getRedirect, loginPath, type Visit } from '../shell/navigation/model'
import { prefetch } from '../shell/prefetch/prefetch'
import { preloadChunks } from '../shell/prefetch/preload-chunks'
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
const ErrorRoute = lazyPart(() => import('../shell/routes/error-route'), signedInTexts)
const LinkRoute = lazyPart(() => import('../shell/routes/link-route'), pageTexts)

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
  const { pathname: path } = useHistory().location
  const guest = useUnit($guest)
  if (path === loginPath) return <Login client={client} tools={<LoginTools />} />
  if (path === linkPath) return <LinkRoute />
  const error = errorPaths.find((one) => one === path)
  if (error) return <ErrorRoute path={error} />
  const source = callbackPattern.exec(path)?.[1]
  if (source !== undefined) return <RedirectPage client={client} source={source} />
  return guest ? <GuestPage client={client} /> : <SignedIn client={client} />
}

function Login(props: ComponentProps<typeof LoginPage>) {
  const { client } = props
  const translator = useTranslator()
  const { silentCodes } = useUnit($site)
  useEffect(() => {
    const listening = new AbortController()
    // a user who types is about to sign in: preload the shell, then prefetch its data on sign-in
    const shell = {
      preload: () => SignedIn.preload(translator),
      prefetch: async () => {
        const { prefetchOnSignIn } = await import('./signed-in')
        prefetchOnSignIn(client, silentCodes, listening.signal)
      },
    }
    addEventListener('input', () => prefetch(shell, 'press'), { once: true, signal: listening.signal })
    const cancel = prefetch({ preload: () => preloadChunks(getLanguage(translator)) }, 'login')
    return () => {
      cancel()
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
  const { pathname: path, search } = useHistory().location
  const session = useSessionState()
  const [{ lockPage }, isLeaving] = useUnit([$site, $isLeavingPage])
  const target = getRedirect({ path, search, session, isPublic: isPublicPath(path), lockPage })
  if (isLeaving) return null
  if (session === 'locked') return <LockRoute to={target} />
  if (target === undefined) return children
  const redirect = <Redirect to={session === 'signedIn' ? getReturnPath(target, location.origin) : target} />
  if (!canBePublic(path, session)) return redirect
  return <AnonymousRoute client={client}>{redirect}</AnonymousRoute>
}
