import { changeLanguage, createTranslator, kitErrorTexts, kitNamespace, loadTexts, TranslateProvider } from '@jwsk/kit'
import { type Client, isRecord } from '@jwsk/sdk'
import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { configSchema } from '../config/config-schema'
import { HistoryProvider } from '../links/address'
import { createBrowserHistory } from '../links/browser-history'
import { LoginPage } from '../login/login-page'
import { loadCaptchaFx, loginOpened } from '../login/model'
import { loginPath } from '../navigation/model'
import { getLanguage, getLanguages } from '../preferences/preferences'
import { applyAppearanceFx, preferencesSynced } from '../preferences/model'
import type { ConsoleBuild } from '../site/console-options'
import { $site, defaultSite, type Site } from '../site/model'
import { consoleNamespace, signInTexts } from '../text'
import type { FormConfig, FormThemes } from './prerendered-form'
import { LoginTools } from './login-tools'

/** What of the page depends on what the console was built with. */
export interface PagePart {
  /** The login page as text, as it looks while its captcha is fetched; every part that may be missing is marked with `data-part`. */
  readonly forms: readonly { readonly language: string; readonly html: string }[]
  /** What the options of `config.json` are that the form depends on, where the file leaves them out. */
  readonly formDefaults: FormConfig
  /** The modes that themes insist on. */
  readonly themeModes: FormThemes['modes']
  /** The sources of their style sheets. */
  readonly themeSheets: Readonly<Record<string, string>>
}

declare global {
  /** Left here by `createConsole` for the build. */
  var jwskBuilt: ConsoleBuild | undefined
}

/** Everything that a configuration can ask for: the page takes out what its own does not. */
const toSite = (built: ConsoleBuild): Site => ({ ...defaultSite, tenantMode: true, faceLogin: './', built })

const never = () => new Promise<never>(() => undefined)

const address = {
  ...createBrowserHistory(),
  location: () => ({ pathname: loginPath, search: '', hash: '', state: null, key: 'default' }),
}

async function renderLogin(language: string, built: ConsoleBuild): Promise<string> {
  const spoken = getLanguage(language, built)
  const translator = createTranslator(typeof spoken === 'string' ? spoken : spoken.fallback)
  if (typeof spoken !== 'string') await changeLanguage(translator, spoken)
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, kitNamespace, kitErrorTexts)
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
        <HistoryProvider address={address}>
          <LoginPage client={{} as Client /* a form that is not alive calls nothing */} tools={<LoginTools />} />
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  return html.replace(/^(?:<link[^>]*>)+/, '')
}

function getFormDefaults(built: ConsoleBuild): FormConfig {
  const plain = configSchema(built)({ clientId: 'any', clientSecret: 'any' }, '', () => undefined)
  const { title, slogan, logo, languages, profile, providers } = plain
  const { tenantMode, tenantId, captchaMode, registerMode, forgotPassword, phoneLogin, faceLogin } = plain
  return {
    ...{ title, slogan, logo, theme: built.themes[0]?.name ?? plain.theme, languages, profile, providers },
    ...{ tenantMode, tenantId, captchaMode, registerMode, forgotPassword, phoneLogin, faceLogin },
  }
}

/** As the build reads the sources, a style sheet is its path. */
const getDefaultExport = (module: unknown) => (isRecord(module) && typeof module.default === 'string' ? module.default : '')

async function getThemeSheets({ themes }: ConsoleBuild) {
  const found = themes.map(async ({ name, styleSheet }) => (styleSheet ? [[name, getDefaultExport(await styleSheet())] as const] : []))
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** What the build puts into the page. */
export async function renderPagePart(built: ConsoleBuild): Promise<PagePart> {
  const forms = getLanguages(built).map(async ({ id }) => ({ language: id, html: await renderLogin(id, built) }))
  return {
    forms: await Promise.all(forms),
    formDefaults: getFormDefaults(built),
    themeSheets: await getThemeSheets(built),
    themeModes: Object.fromEntries(built.themes.map(({ name, mode }) => [name, mode ?? null])),
  }
}
