import { createTranslator, kitErrorTexts, kitNamespace, loadTexts } from '@jwsk/kit'
import { createCookieStore } from '@jwsk/sdk'
import { allSettled, fork, scopeBind } from 'effector'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../config/config'
import { appStarted, storageFailed } from '../lifecycle/model'
import { getAppKey, getBasePath } from '../links/base-path'
import { createBrowserHistory } from '../links/browser-history'
import { lockStateChanged } from '../lock/model'
import { errorLogged } from '../logs/model'
import { callEnded, callStarted } from '../notices/model'
import { preferencesSynced, systemModeChanged } from '../preferences/model'
import type { ConsoleBuild } from '../site/console-options'
import { $site, defaultBuild, type Site } from '../site/model'
import { watchPreferences } from '../storage/browser-storage'
import { createLockStore } from '../storage/lock-store'
import { consoleNamespace, signInTexts } from '../text'
import { App } from './app'
import { createConsoleClient, createSite } from './client'
import { CrashPage } from './crash-page'
import { setPluginSources } from './plugin-sources'
import { SignedIn } from './routes'
import { hydrate } from './hydrate'
import { createApplyAppearance, getPaintedLanguage } from './wiring/document-appearance'
import { getDarkModeQuery } from './wiring/preference-effects'
import { connectSession, logUncaughtErrors } from './wiring/session-events'
import { handleStartEffects } from './wiring/start-effects'
import '../themes/tokens.css'
import '../themes/base.css'
import '../themes/controls.css'
import '../themes/generated/primeflex-first.css'
import '../notices/notices.css'

/** What a console is made of; everything but `plugins` may be left out. */
export interface ConsoleOptions extends Pick<ConsoleBuild, 'plugins' | 'home'>, Partial<Pick<ConsoleBuild, 'themes' | 'locales' | 'login'>> {
  /** Begins a platform in memory before the first call, and says what the login page offers of it. */
  readonly demo?: () => Promise<Partial<Site>>
}

async function start(options: ConsoleOptions) {
  const built = { ...defaultBuild, ...options }
  setPluginSources(built.plugins)
  const translator = createTranslator(getPaintedLanguage())
  const tokens = createCookieStore({ appKey: getAppKey(), path: getBasePath(), onWarning: () => scopeBind(storageFailed, { scope })() })
  const [config, demo] = await Promise.all([
    loadConfig(import.meta.env.PROD && !options.demo ? 'production' : 'development', built),
    options.demo?.(),
    loadTexts(translator, consoleNamespace, signInTexts),
    loadTexts(translator, kitNamespace, kitErrorTexts),
    // whoever is signed in needs it at once; where it cannot be had, the page says so itself
    tokens.read() && SignedIn.preload(translator).catch(() => undefined),
  ])
  const address = createBrowserHistory()
  const lock = createLockStore(tokens, () => client)
  handleStartEffects({ client: () => client, address, lock, applyAppearance: createApplyAppearance(translator) })
  // the client comes first: what it offers decides what the page does
  const traffic = { started: () => scopeBind(callStarted, { scope })(), ended: () => scopeBind(callEnded, { scope })() }
  const client = await createConsoleClient({ config, tokens, traffic, log: (entry) => scopeBind(errorLogged, { scope })(entry) })
  const site = await createSite({ config, client, built })
  const scope = fork({ values: [[$site, { ...site, ...demo }]] })

  await allSettled(appStarted, { scope })
  connectSession(client, scope)
  logUncaughtErrors(scope)
  lock.watch(scopeBind(lockStateChanged, { scope }))
  watchPreferences(scopeBind(preferencesSynced, { scope }))
  getDarkModeQuery().addEventListener('change', ({ matches }) => scopeBind(systemModeChanged, { scope })(matches ? 'dark' : 'light'))
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
    globalThis.jwskBuilt = { ...defaultBuild, ...options }
    return
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root')
  const page = createRoot(root)
  const show = (shown: ReactNode) => hydrate(root, () => page.render(shown), globalThis.jwskStart)
  start(options).then(show, (error: unknown) => show(<CrashPage error={error} />))
}
