import { createCookieStore } from '@jwsk/sdk'
import { createTranslator, kitErrorTexts, kitNamespace, loadPlainTexts } from '@jwsk/ui'
import { allSettled, fork, scopeBind } from 'effector'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { lockStateChanged } from '../auth/lock/model'
import { loadConfig } from '../platform/config/config'
import { appStarted, storageFailed } from '../platform/lifecycle/model'
import { getAppKey, getBasePath } from '../platform/links/base-path'
import { createBrowserHistory, keepOwnEntry } from '../platform/links/browser-history'
import { errorLogged } from '../platform/logs/model'
import { preferencesSynced, systemModeChanged } from '../platform/preferences/model'
import type { ConsoleBuild } from '../platform/site/console-options'
import { $site, defaultBuild, type Site } from '../platform/site/model'
import { watchPreferences } from '../platform/storage/browser-storage'
import { createLockStore } from '../platform/storage/lock-store'
import { consoleNamespace, signInTexts } from '../platform/text'
import { callEnded, callStarted } from '../shell/notices/model'
import { App } from './app'
import { createConsoleClient, createSite } from './client'
import { CrashPage } from './crash-page'
import { hydrate } from './hydrate'
import { setPluginSources } from './plugin-sources'
import { SignedIn } from './routes'
import { createApplyAppearance, getPaintedLanguage } from './wiring/document-appearance'
import { getDarkModeQuery } from './wiring/preference-effects'
import { connectSession, logUncaughtErrors } from './wiring/session-events'
import { handleStartEffects } from './wiring/start-effects'
import '../themes/tokens.css'
import '../themes/base.css'
import '../themes/controls.css'
import '../themes/generated/primeflex-first.css'
import '../shell/notices/notices.css'

/** Options of {@link createConsole}; all but `plugins` are optional. */
export interface ConsoleOptions
  extends Pick<ConsoleBuild, 'plugins' | 'home' | 'profile'>,
    Partial<Pick<ConsoleBuild, 'themes' | 'locales' | 'login'>> {
  /** Starts an in-memory platform before the first call; returns the settings that the login page shows for it. */
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
    loadPlainTexts(translator, consoleNamespace, signInTexts),
    loadPlainTexts(translator, kitNamespace, kitErrorTexts),
    // signed-in users need it at once; if it does not load, the page itself reports that
    tokens.read() && SignedIn.preload(translator).catch(() => undefined),
  ])
  keepOwnEntry()
  const history = createBrowserHistory()
  const lock = createLockStore(tokens, () => client)
  handleStartEffects({ client: () => client, history, lock, applyAppearance: createApplyAppearance(translator) })
  // create the client first: the operations it supports decide what the page offers
  const traffic = { started: () => scopeBind(callStarted, { scope })(), ended: () => scopeBind(callEnded, { scope })() }
  const client = await createConsoleClient({
    config,
    profile: built.profile,
    tokens,
    traffic,
    language: () => document.documentElement.lang,
    log: (entry) => scopeBind(errorLogged, { scope })(entry),
  })
  const site = await createSite({ config, client, built })
  const scope = fork({ values: [[$site, { ...site, ...demo }]] })

  await allSettled(appStarted, { scope })
  connectSession(client, scope)
  logUncaughtErrors(scope)
  lock.watch(scopeBind(lockStateChanged, { scope }))
  watchPreferences(scopeBind(preferencesSynced, { scope }))
  getDarkModeQuery().addEventListener('change', ({ matches }) => scopeBind(systemModeChanged, { scope })(matches ? 'dark' : 'light'))
  if (import.meta.hot) void import('./hot-updates').then(({ connectHotUpdates }) => connectHotUpdates({ scope, translator }))
  return <App client={client} scope={scope} translator={translator} history={history} />
}

/**
 * Renders the console into the page's `#root`: the login, the menu of the platform and the screens of the plugins.
 *
 * @example
 * createConsole({
 *   plugins: () => import('./plugins').then(({ plugins }) => plugins),
 *   home: () => import('./home'),
 * })
 */
export function createConsole(options: ConsoleOptions): void {
  if (import.meta.env.SSR) {
    // the build only prerenders the login form and starts nothing
    globalThis.jwskBuilt = { ...defaultBuild, ...options }
    return
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root')
  const page = createRoot(root)
  const show = (content: ReactNode) => hydrate(root, () => page.render(content), globalThis.jwskStart)
  start(options).then(show, (error: unknown) => show(<CrashPage error={error} />))
}
