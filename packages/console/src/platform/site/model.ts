import type { SiteSettings } from '@jwsk/kit/shell'
import { createStore } from 'effector'
import type { ConsoleBuild } from './console-options'
import { standardThemes } from './standard-themes'

/** Third party that signs users in. */
export interface IdentityProvider {
  /** Name on the wire: `wechat_open`, `gitee` … */
  readonly source: string
  readonly name: string
  /** URL of an image; `''`: the first letter of the name. */
  readonly icon: string
  /** Kind of provider, which decides what its callback looks like: `oauth`, `oidc`, `cas` … */
  readonly kind: string
  /** URL with the placeholders `{redirect_uri}` and `{state}`; `{service}` for CAS; `{nonce}` and `{code_challenge}` for OpenID Connect. */
  readonly authorizeUrl: string
  /** Query parameter of the callback that carries the code; `''`: that of the kind. */
  readonly codeParameter: string
  /** Authorize URL within the provider's own browser, where the login needs no click; `''`: no such login. */
  readonly silentUrl: string
}

/** Names of the platform's menu fields. */
export interface MenuFields {
  readonly label?: string
  readonly path?: string
  readonly icon?: string
  readonly children?: string
  readonly query?: string
  readonly meta?: string
  readonly href?: string
}

export interface DemoAccount {
  readonly tenantId: string
  readonly account: string
  readonly password: string
  /** Role of the demo account, as a text key. */
  readonly role: 'admin' | 'tenantAdmin' | 'cashier' | 'auditor' | 'property'
}

/** Features that exist only on demo data. */
export interface Demo {
  readonly accounts: readonly DemoAccount[]
  /** Phone number that receives codes. */
  readonly phone: string
  /** Reads the text of a captcha image, as a user would. */
  readonly readCaptcha: (key: string) => Promise<string>
  /** Reads the newest code that was sent to a phone. */
  readonly readSms: (phone: string) => Promise<string>
  /** Resets the data to the initial state. */
  readonly reset: () => Promise<void>
}

/** Parts of the shell that can be switched off. */
export const switchNames = ['tag', 'collapse', 'search', 'fullScreen', 'theme', 'menu', 'debug', 'lock'] as const
export type SwitchName = (typeof switchNames)[number]

/** Arrangement of the shell: the deployment's default, overridden by each user. */
export interface Arrangement {
  /** `collapsed`: the sidebar shows only icons. */
  readonly sidebar: 'open' | 'collapsed'
  /** Position of the menu: at the side or along the top. */
  readonly layout: 'side' | 'top'
  /** Height of rows and controls. Defaults to `normal`. */
  readonly density?: 'compact' | 'normal' | 'roomy'
  /** Parts of the shell that are switched off. */
  readonly hidden: readonly SwitchName[]
}

/** Telemetry of the console for its operator. */
export interface Telemetry {
  readonly url: string
  /** Share of page visits that are reported, from 0 to 1. */
  readonly sample: number
  /** Whether API calls carry a `traceparent`. */
  readonly traces: boolean
}

/** Settings of the deployment and the build; README.md describes each option. */
export interface Site {
  /** OAuth client id of the console. */
  readonly clientId: string
  /** Title; `''`: the default of the active language. */
  readonly title: string
  /** URL of the logo; `''`: the console's own. */
  readonly logo: string
  /** Background image of the login page, if the tenant has none; `''`: the theme's. */
  readonly loginPicture: string
  /** Slogan next to the sign-in form, in place of the welcome; `''`: the default of the language. */
  readonly slogan: string
  /** Default theme. */
  readonly theme: string
  /** Enabled languages, of which the first is the default; empty: all. */
  readonly languages: readonly string[]
  /** Ids of the plugins to load; empty: all. */
  readonly plugins: readonly string[]
  /** Entries of remote plugins, as `config.json` lists them. */
  readonly remotePlugins?: readonly unknown[]
  /** Whether the login page asks for a tenant code. */
  readonly tenantMode: boolean
  /** Tenant code, unless the user enters another one. */
  readonly tenantId: string
  /** Whether the login page asks for a captcha. */
  readonly captchaMode: boolean
  /** Whether users can change department and role without signing in again. */
  readonly accountSwitch: boolean
  /** Value of `User-Type` for a sign-in by name and password; `''`: not sent. */
  readonly userType: string
  /** Path of the lock page. */
  readonly lockPage: string
  /** Default arrangement of the shell. */
  readonly arrangement: Arrangement
  /** Whether the platform has a cache that can be cleared. */
  readonly cacheClearing: boolean
  /** Whether the platform accepts uploaded logs. */
  readonly logUpload: boolean
  readonly registerMode: boolean
  readonly forgotPassword: boolean
  readonly phoneLogin: boolean
  /** URL of the face recognition module; `''`: no such login method. */
  readonly faceLogin: string
  readonly providers: readonly IdentityProvider[]
  readonly sso?: Pick<IdentityProvider, 'name' | 'authorizeUrl'>
  /** Code of the verification placeholder, which everyone can read in the configuration; `''`: no verification. */
  readonly verificationCode: string
  /** Codes of the platform whose errors are not shown. */
  readonly silentCodes: readonly number[]
  /** RSA key that encrypts the passwords of a registration. */
  readonly publicKey: string
  /** External origins that links open without a warning, in addition to those of the menu. */
  readonly linkOrigins: readonly string[]
  /** Origins whose framed pages may use their own cookies and storage. */
  readonly frameOrigins: readonly string[]
  /** Names of the platform's menu fields that differ from the defaults. */
  readonly menuFields: MenuFields
  /** Settings that the kit provides to screens. */
  readonly screens: SiteSettings
  /** Telemetry without personal data; `undefined`: disabled. */
  readonly telemetry?: Telemetry
  readonly demo?: Demo
  readonly built: ConsoleBuild
}

/** Build options of a console without plugins. */
export const defaultBuild: ConsoleBuild = { plugins: () => Promise.resolve([]), themes: standardThemes, locales: [], login: [] }

/** Settings of a deployment that configures nothing. */
export const defaultSite: Site = {
  clientId: '',
  title: '',
  logo: '',
  loginPicture: '',
  slogan: '',
  theme: 'default',
  languages: [],
  plugins: [],
  tenantMode: false,
  tenantId: '000000',
  captchaMode: true,
  accountSwitch: false,
  userType: '',
  lockPage: '/lock',
  arrangement: { sidebar: 'open', layout: 'side', hidden: [] },
  cacheClearing: true,
  logUpload: true,
  registerMode: true,
  forgotPassword: true,
  phoneLogin: true,
  faceLogin: '',
  providers: [],
  verificationCode: '',
  silentCodes: [],
  publicKey: '',
  linkOrigins: [],
  frameOrigins: [],
  menuFields: {},
  screens: {},
  built: defaultBuild,
}

/** Set once at the start. */
export const $site = createStore<Site>(defaultSite)
