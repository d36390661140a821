import type { SiteSettings } from '@jwsk/kit'
import { createStore } from 'effector'
import type { ConsoleBuild } from './console-options'
import { standardThemes } from './standard-themes'

/** A third party that signs people in. */
export interface IdentityProvider {
  /** Its name on the wire: `wechat_open`, `gitee` … */
  readonly source: string
  readonly name: string
  /** Address of a picture; empty: the first letter of the name. */
  readonly icon: string
  /** With `{redirect_uri}` and `{state}` to be filled in. */
  readonly authorizeUrl: string
}

/** A field of the platform's menu for each part of an entry. */
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
  /** A key of the texts: who it is. */
  readonly role: 'admin' | 'tenantAdmin' | 'cashier' | 'auditor' | 'property'
}

/** What there is only where the console runs on demo data. */
export interface Demo {
  readonly accounts: readonly DemoAccount[]
  /** One that takes codes. */
  readonly phone: string
  /** What a person reads off a captcha's picture. */
  readonly readCaptcha: (key: string) => Promise<string>
  /** The newest code that was sent to a phone. */
  readonly readSms: (phone: string) => Promise<string>
  /** Back to the data of the first day. */
  readonly reset: () => Promise<void>
}

/** What of the shell can be switched off. */
export const switchNames = ['tag', 'collapse', 'search', 'fullScreen', 'theme', 'menu', 'debug', 'lock'] as const
export type SwitchName = (typeof switchNames)[number]

/** How the shell is arranged: for everybody by the deployment, over that by each person. */
export interface Arrangement {
  /** Whether the sidebar shows icons only. */
  readonly sidebar: 'open' | 'collapsed'
  /** The menu at the side or along the top. */
  readonly layout: 'side' | 'top'
  /** What is switched off. */
  readonly hidden: readonly SwitchName[]
}

/** How an operator watches the console. */
export interface Telemetry {
  readonly url: string
  /** The share of page visits that is told of. */
  readonly sample: number
  /** Whether calls of the platform carry a `traceparent`. */
  readonly traces: boolean
}

/** What the deployment decided about the console, and what it was built with; README.md tells what each is for. */
export interface Site {
  /** Which client of the platform the console is. */
  readonly clientId: string
  /** Empty: the title of the language on screen. */
  readonly title: string
  /** Address of a picture; empty: the console's own mark. */
  readonly logo: string
  /** Behind the sign-in, where the tenant has none of its own; empty: the theme's. */
  readonly loginPicture: string
  /** Beside the sign-in form, in place of the welcome; empty: the language's. */
  readonly slogan: string
  /** For whoever has chosen none. */
  readonly theme: string
  /** The first is for whoever has chosen none; empty: all that there are. */
  readonly languages: readonly string[]
  /** Ids of the plugins that are loaded; empty: all. */
  readonly plugins: readonly string[]
  /** Plugins that this console was not built with, as `config.json` lists them. */
  readonly remotePlugins?: readonly unknown[]
  /** Whether the login asks for a tenant code. */
  readonly tenantMode: boolean
  /** The tenant code unless the person says another. */
  readonly tenantId: string
  /** Whether the login asks for a captcha. */
  readonly captchaMode: boolean
  /** Whether people change department and role without another sign-in. */
  readonly accountSwitch: boolean
  /** As which kind of user people sign in by name and password; empty: none is said. */
  readonly userType: string
  /** Where the lock page stands. */
  readonly lockPage: string
  /** For everybody who has arranged nothing. */
  readonly arrangement: Arrangement
  /** Whether the platform has a cache that can be cleared. */
  readonly cacheClearing: boolean
  /** Whether the platform takes what was logged here. */
  readonly logUpload: boolean
  readonly registerMode: boolean
  readonly forgotPassword: boolean
  readonly phoneLogin: boolean
  /** Address of the module that recognises faces; empty: no such login. */
  readonly faceLogin: string
  readonly providers: readonly IdentityProvider[]
  readonly sso?: Pick<IdentityProvider, 'name' | 'authorizeUrl'>
  /** What the placeholder of a verification takes, and whoever reads the configuration; empty: none is asked for. */
  readonly verificationCode: string
  /** Codes of the platform that a person is not told of. */
  readonly silentCodes: readonly number[]
  /** What passwords of a registration are encrypted with. */
  readonly publicKey: string
  /** Origins outside the console that its links may lead to without a warning; those of the menu are known anyway. */
  readonly linkOrigins: readonly string[]
  /** Origins whose framed pages may use what they stored themselves: cookies and storage of their own. */
  readonly frameOrigins: readonly string[]
  /** Which of the platform's fields hold what a menu entry needs, where they are not the usual ones. */
  readonly menuFields: MenuFields
  /** What the kit lends to screens. */
  readonly screens: SiteSettings
  /** Where problems and slow moments are told, without anybody's data; absent: nowhere. */
  readonly telemetry?: Telemetry
  readonly demo?: Demo
  readonly built: ConsoleBuild
}

/** A console of nothing but itself. */
export const defaultBuild: ConsoleBuild = { plugins: () => Promise.resolve([]), themes: standardThemes, locales: [], login: [] }

/** A deployment that decides nothing. */
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

/** given at the start, never changed */
export const $site = createStore<Site>(defaultSite)
