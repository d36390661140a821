import { createTranslator, kitErrorTexts, kitNamespace, loadTexts } from '@jwsk/kit'
import { createCookieStore } from '@jwsk/sdk'
import { allSettled, fork, scopeBind } from 'effector'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../config/config'
import { appStarted, storageBlocked } from '../lifecycle/model'
import { appKey, basePath } from '../links/base-path'
import { createBrowserAddress } from '../links/browser-address'
import { sealChanged } from '../lock/model'
import { problemLogged } from '../logs/model'
import { callEnded, callStarted } from '../notices/model'
import { preferencesArrived, systemModeChanged } from '../preferences/model'
import type { Built } from '../site/console-options'
import { $site, plainBuilt, type Site } from '../site/model'
import { watchPreferences } from '../storage/browser-storage'
import { createLockStore } from '../storage/lock-store'
import { consoleNamespace, signInTexts } from '../text'
import { App } from './app'
import { createConsoleClient, siteFor } from './client'
import { CrashPage } from './crash-page'
import { offerPlugins } from './plugin-sources'
import { SignedIn } from './routes'
import { takeOver } from './take-over'
import { createApplyAppearance, paintedLanguage } from './wiring/document-appearance'
import { systemDark } from './wiring/preference-effects'
import { connectSession, logProblems } from './wiring/session-events'
import { handleStartEffects } from './wiring/start-effects'
import '../themes/tokens.css'
import '../themes/base.css'
import '../themes/controls.css'
import '../themes/generated/primeflex-first.css'
import '../notices/notices.css'

/** What a console is made of; everything but `plugins` may be left out. */
export interface ConsoleOptions extends Pick<Built, 'plugins' | 'home'>, Partial<Pick<Built, 'themes' | 'locales' | 'login'>> {
  /** Begins a platform in memory before the first call, and says what the login page offers of it. */
  readonly demo?: () => Promise<Partial<Site>>
}

async function start(options: ConsoleOptions) {
  const built = { ...plainBuilt, ...options }
  offerPlugins(built.plugins)
  const translator = createTranslator(paintedLanguage())
  const tokens = createCookieStore({ appKey: appKey(), path: basePath(), onWarning: () => scopeBind(storageBlocked, { scope })() })
  const [config, demo] = await Promise.all([
    loadConfig(import.meta.env.PROD && !options.demo ? 'production' : 'development', built),
    options.demo?.(),
    loadTexts(translator, consoleNamespace, signInTexts),
    loadTexts(translator, kitNamespace, kitErrorTexts),
    // whoever is signed in needs it at once; where it cannot be had, the page says so itself
    tokens.read() && SignedIn.begin(translator).catch(() => undefined),
  ])
  const address = createBrowserAddress()
  const lock = createLockStore(tokens, () => client)
  handleStartEffects({ client: () => client, address, lock, applyAppearance: createApplyAppearance(translator) })
  // the client comes first: what it offers decides what the page does
  const traffic = { started: () => scopeBind(callStarted, { scope })(), ended: () => scopeBind(callEnded, { scope })() }
  const client = await createConsoleClient({ config, tokens, traffic, log: (entry) => scopeBind(problemLogged, { scope })(entry) })
  const site = await siteFor({ config, client, built })
  const scope = fork({ values: [[$site, { ...site, ...demo }]] })

  await allSettled(appStarted, { scope })
  connectSession(client, scope)
  logProblems(scope)
  lock.watch(scopeBind(sealChanged, { scope }))
  watchPreferences(scopeBind(preferencesArrived, { scope }))
  systemDark().addEventListener('change', ({ matches }) => scopeBind(systemModeChanged, { scope })(matches ? 'dark' : 'light'))
  return <App client={client} scope={scope} translator={translator} address={address} />
}

/**
 * The whole console, in the page's `#root`: it signs people in, asks the platform for their menu, and shows what the plugins have.
 *
 * @example
 * createConsole({
 *   plugins: () => import('./plugins').then(({ plugins }) => plugins),
 *   home: () => import('./home'),
 * })
 */
export function createConsole(options: ConsoleOptions): void {
  if (import.meta.env.SSR) {
    // the build draws the form that stands in the page, and starts nothing
    globalThis.jwskBuilt = { ...plainBuilt, ...options }
    return
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root')
  const page = createRoot(root)
  const show = (shown: ReactNode) => takeOver(root, () => page.render(shown), globalThis.jwskStart)
  start(options).then(show, (error: unknown) => show(<CrashPage error={error} />))
}
