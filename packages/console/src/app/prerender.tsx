import { changeLanguage, createTranslator, kitErrorTexts, kitNamespace, loadTexts, TranslateProvider } from '@jwsk/kit'
import { type Client, isRecord } from '@jwsk/sdk'
import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { configSchema } from '../config/config-schema'
import { AddressProvider } from '../links/address'
import { createBrowserAddress } from '../links/browser-address'
import { LoginPage } from '../login/login-page'
import { loadCaptchaFx, loginOpened } from '../login/model'
import { loginPath } from '../navigation/model'
import { languageOf, languagesOf } from '../preferences/choices'
import { applyAppearanceFx, preferencesArrived } from '../preferences/model'
import type { Built } from '../site/console-options'
import { $site, plainSite, type Site } from '../site/model'
import { consoleNamespace, signInTexts } from '../text'
import type { FormConfig, FormThemes } from './first-form'
import { LoginTools } from './login-tools'

/** What of the page depends on what the console was built with. */
export interface PagePart {
  /** The login page as text, as it looks while its captcha is fetched; every part that may be missing is marked with `data-part`. */
  readonly forms: readonly { readonly language: string; readonly html: string }[]
  /** What the options of `config.json` are that the form depends on, where the file leaves them out. */
  readonly formDefaults: FormConfig
  /** The modes that themes insist on. */
  readonly modeOfThemes: FormThemes['modes']
  /** The sources of their style sheets. */
  readonly sheetOfThemes: Readonly<Record<string, string>>
}

declare global {
  /** Left here by `createConsole` for the build. */
  var jwskBuilt: Built | undefined
}

/** Everything that a configuration can ask for: the page takes out what its own does not. */
const wholeOf = (built: Built): Site => ({ ...plainSite, tenantMode: true, faceLogin: './', built })

const never = () => new Promise<never>(() => undefined)

const address = {
  ...createBrowserAddress(),
  location: () => ({ pathname: loginPath, search: '', hash: '', state: null, key: 'default' }),
}

async function loginHtml(language: string, built: Built): Promise<string> {
  const spoken = languageOf(language, built)
  const translator = createTranslator(typeof spoken === 'string' ? spoken : spoken.fallback)
  if (typeof spoken !== 'string') await changeLanguage(translator, spoken)
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, kitNamespace, kitErrorTexts)
  const scope = fork({
    values: [[$site, wholeOf(built)]],
    handlers: [
      [loadCaptchaFx, never],
      [applyAppearanceFx, never],
    ],
  })
  scopeBind(preferencesArrived, { scope })({ language })
  scopeBind(loginOpened, { scope })()
  const html = renderToStaticMarkup(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <AddressProvider address={address}>
          <LoginPage client={{} as Client /* a form that is not alive calls nothing */} tools={<LoginTools />} />
        </AddressProvider>
      </TranslateProvider>
    </Provider>,
  )
  return html.replace(/^(?:<link[^>]*>)+/, '')
}

function defaultsOf(built: Built): FormConfig {
  const plain = configSchema(built)({ clientId: 'any', clientSecret: 'any' }, '', () => undefined)
  const { title, slogan, logo, languages, profile, providers } = plain
  const { tenantMode, tenantId, captchaMode, registerMode, forgotPassword, phoneLogin, faceLogin } = plain
  return {
    ...{ title, slogan, logo, theme: built.themes[0]?.name ?? plain.theme, languages, profile, providers },
    ...{ tenantMode, tenantId, captchaMode, registerMode, forgotPassword, phoneLogin, faceLogin },
  }
}

/** As the build reads the sources, a style sheet is its path. */
const sourceOf = (module: unknown) => (isRecord(module) && typeof module.default === 'string' ? module.default : '')

async function sheetsOf({ themes }: Built) {
  const found = themes.map(async ({ name, sheet }) => (sheet ? [[name, sourceOf(await sheet())] as const] : []))
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** What the build puts into the page. */
export async function pagePartOf(built: Built): Promise<PagePart> {
  const forms = languagesOf(built).map(async ({ id }) => ({ language: id, html: await loginHtml(id, built) }))
  return {
    forms: await Promise.all(forms),
    formDefaults: defaultsOf(built),
    sheetOfThemes: await sheetsOf(built),
    modeOfThemes: Object.fromEntries(built.themes.map(({ name, mode }) => [name, mode ?? null])),
  }
}
