import { createTranslator, kitErrorTexts, kitNamespace, type Language, loadTexts, TranslateProvider } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { configSchema } from '../config/config-schema'
import { AddressProvider } from '../links/address'
import { createBrowserAddress } from '../links/browser-address'
import { LoginPage } from '../login/login-page'
import { loadCaptchaFx, loginOpened } from '../login/model'
import { loginPath } from '../navigation/model'
import { themes } from '../preferences/choices'
import { applyAppearanceFx, preferencesArrived } from '../preferences/model'
import { $site, plainSite, type Site } from '../site/model'
import { consoleNamespace, signInTexts } from '../text'
import type { FormConfig } from './first-form'
import { LoginTools } from './login-tools'

/** Everything that a configuration can ask for: the page takes out what its own does not. */
const whole: Site = { ...plainSite, tenantMode: true, faceLogin: './' }

const never = () => new Promise<never>(() => undefined)

const address = {
  ...createBrowserAddress(),
  location: () => ({ pathname: loginPath, search: '', hash: '', state: null, key: 'default' }),
}

async function loginHtml(language: Language): Promise<string> {
  const translator = createTranslator(language)
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, kitNamespace, kitErrorTexts)
  const scope = fork({
    values: [[$site, whole]],
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

function defaults(): FormConfig {
  const plain = configSchema({ clientId: 'any', clientSecret: 'any' }, '', () => undefined)
  const { title, slogan, logo, theme, languages, profile, providers } = plain
  const { tenantMode, tenantId, captchaMode, registerMode, forgotPassword, phoneLogin, faceLogin } = plain
  return {
    ...{ title, slogan, logo, theme, languages, profile, providers },
    ...{ tenantMode, tenantId, captchaMode, registerMode, forgotPassword, phoneLogin, faceLogin },
  }
}

/** The login page as text, as it looks while its captcha is fetched; every part that may be missing is marked with `data-part`. */
export const forms = { 'zh-cn': await loginHtml('zh-cn'), en: await loginHtml('en') }

/** What the options of `config.json` are that the form depends on, where the file leaves them out. */
export const formDefaults = defaults()

/** The modes that themes insist on. */
export const modeOfThemes = Object.fromEntries(themes.map((theme) => [theme.name, 'mode' in theme ? theme.mode : null]))
