import { type Client, isRecord } from '@jwsk/sdk'
import { changeLanguage, createTranslator, kitErrorTexts, kitNamespace, loadPlainTexts, TranslateProvider } from '@jwsk/ui'
import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LoginPage } from '../auth/login/login-page'
import { loadCaptchaFx, loginOpened } from '../auth/login/model'
import { configSchema } from '../platform/config/config-schema'
import { createBrowserHistory } from '../platform/links/browser-history'
import { HistoryProvider } from '../platform/links/history-provider'
import { applyAppearanceFx, preferencesSynced } from '../platform/preferences/model'
import { getLanguage, getLanguages } from '../platform/preferences/preferences'
import type { ConsoleBuild } from '../platform/site/console-options'
import { $site, defaultSite, type Site } from '../platform/site/model'
import { consoleNamespace, signInTexts } from '../platform/text'
import { loginPath } from '../shell/navigation/model'
import { LoginTools } from './login-tools'
import type { FormConfig, FormThemes } from './prerendered-form'

/** Parts of the page that depend on the console's build options. */
export interface PagePart {
  /** HTML of the login page per language, as rendered while the captcha loads; optional parts carry `data-part`. */
  readonly forms: readonly { readonly language: string; readonly html: string }[]
  /** Defaults of the `config.json` options that the form depends on. */
  readonly formDefaults: FormConfig
  /** Color modes that themes force. */
  readonly themeModes: FormThemes['modes']
  /** Source paths of the themes' style sheets. */
  readonly themeSheets: Readonly<Record<string, string>>
}

declare global {
  /** Build options, set by `createConsole` for the build. */
  var jwskBuilt: ConsoleBuild | undefined
}

/** Creates a site with every optional part enabled; the page removes the parts that its configuration disables. */
const toSite = (built: ConsoleBuild): Site => ({ ...defaultSite, tenantMode: true, faceLogin: './', publicKey: 'any', built })

const never = () => new Promise<never>(() => undefined)

const history = {
  ...createBrowserHistory(),
  location: () => ({ pathname: loginPath, search: '', hash: '', state: null, key: 'default' }),
}

async function renderLogin(language: string, built: ConsoleBuild): Promise<string> {
  const target = getLanguage(language, built)
  const translator = createTranslator(typeof target === 'string' ? target : target.fallback)
  if (typeof target !== 'string') await changeLanguage(translator, target)
  await loadPlainTexts(translator, consoleNamespace, signInTexts)
  await loadPlainTexts(translator, kitNamespace, kitErrorTexts)
  const scope = fork({
    values: [[$site, toSite(built)]],
    handlers: [
      [loadCaptchaFx, never],
      [applyAppearanceFx, never],
    ],
  })
  scopeBind(preferencesSynced, { scope })({ language })
  scopeBind(loginOpened, { scope })()
  const html = renderToStaticMarkup(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider history={history}>
          <LoginPage client={{} as Client /* static markup makes no calls */} tools={<LoginTools />} />
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  return html.replace(/^(?:<link[^>]*>)+/, '')
}

function getFormDefaults(built: ConsoleBuild): FormConfig {
  const plain = configSchema(built)({ clientId: 'any', clientSecret: 'any' }, '', () => undefined)
  const { title, slogan, logo, loginPicture, languages, profile, providers } = plain
  const { tenantMode, tenantId, captchaMode, registerMode, forgotPassword, phoneLogin, faceLogin, crypto } = plain
  return {
    ...{ title, slogan, logo, loginPicture, theme: built.themes[0]?.name ?? plain.theme, languages, profile, providers },
    ...{ tenantMode, tenantId, captchaMode, registerMode, forgotPassword, phoneLogin, faceLogin, crypto },
  }
}

/** Returns the default export of a style sheet, which is its path in this build. */
const getDefaultExport = (module: unknown) => (isRecord(module) && typeof module.default === 'string' ? module.default : '')

async function getThemeSheets({ themes }: ConsoleBuild) {
  const found = themes.map(async ({ name, styleSheet }) => (styleSheet ? [[name, getDefaultExport(await styleSheet())] as const] : []))
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** Renders what the build inserts into the page. */
export async function renderPagePart(built: ConsoleBuild): Promise<PagePart> {
  const forms = getLanguages(built).map(async ({ id }) => ({ language: id, html: await renderLogin(id, built) }))
  return {
    forms: await Promise.all(forms),
    formDefaults: getFormDefaults(built),
    themeSheets: await getThemeSheets(built),
    themeModes: Object.fromEntries(built.themes.map(({ name, mode }) => [name, mode ?? null])),
  }
}
