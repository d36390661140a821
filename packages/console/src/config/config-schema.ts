import { type KnownAppearance, getLanguages } from '../preferences/model'
import {
  address,
  aesKey,
  authorizeUrl,
  datum,
  header,
  withinRange,
  layout,
  lockPath,
  mapProvider,
  oneOf,
  allowEmpty,
  origin,
  path,
  picture,
  prefix,
  profile,
  rsaKey,
  searchUrl,
  seconds,
  share,
  sm2Key,
  source,
  timeZone,
} from './config-validators'
import { boolean, anyValue, list, namedRecords, number, optional, positiveNumber, type ReadValue, record, requiredText, text } from './schema'

const ownPath = text('', allowEmpty(path))

const service = text('', allowEmpty(address))

const word = text('', allowEmpty(source))

/** Every option of `config.json`, with the themes and languages that the console was built with; README.md tells what they are for. */
export const configSchema = (known: KnownAppearance) =>
  record({
    title: text(''),
    logo: text('', allowEmpty(picture)),
    loginPicture: text('', allowEmpty(picture)),
    slogan: text(''),
    theme: text(known.themes[0]?.name ?? '', oneOf(...known.themes.map(({ name }) => name))),
    languages: list(text('', oneOf(...getLanguages(known).map(({ id }) => id)))),
    plugins: list(word),
    // read by what fetches them, so that the form need not know how
    outside: list(anyValue),
    clientId: requiredText(),
    clientSecret: requiredText(),
    allowDefaultClient: boolean(false),
    profile: text('jwsk', profile),
    passwordKey: text('', sm2Key),
    servicePrefix: word,
    paths: record({ token: ownPath, captcha: ownPath, logout: ownPath, userInfo: ownPath }),
    apiPrefix: text('/api', allowEmpty(prefix)),
    tokenHeader: text('Blade-Auth', header),
    tenantHeader: text('Tenant-Id', header),
    tokenTime: number(3000, seconds),
    tenantMode: boolean(false),
    tenantId: text('000000', allowEmpty(source)),
    captchaMode: boolean(true),
    accountSwitch: boolean(false),
    userType: word,
    registerMode: boolean(true),
    forgotPassword: boolean(true),
    phoneLogin: boolean(true),
    verificationCode: text(''),
    lockPage: text('/lock', lockPath),
    sidebar: record({ layout: text('side', layout), collapsed: boolean(false) }),
    tabs: record({ shown: boolean(true) }),
    faceLogin: service,
    reportUrl: service,
    providers: list(
      record({
        source: requiredText(source),
        name: requiredText(),
        icon: text('', allowEmpty(picture)),
        authorizeUrl: requiredText(authorizeUrl),
      }),
    ),
    sso: optional(record({ name: text(''), authorizeUrl: requiredText(authorizeUrl) })),
    crypto: record({ dataKey: text('', aesKey), tokenKey: text('', aesKey), publicKey: text('', rsaKey) }),
    silentCodes: list(number(0)),
    timeZone: text('Asia/Shanghai', timeZone),
    mapService: optional(
      record({
        provider: requiredText(mapProvider),
        key: requiredText(),
        searchUrl: text('', allowEmpty(searchUrl)),
      }),
    ),
    mapTiles: optional(
      record({ url: requiredText(address), attribution: requiredText(), maxZoom: positiveNumber(18), datum: text('wgs84', datum) }),
    ),
    mapSearch: optional(record({ url: requiredText(searchUrl), datum: text('wgs84', datum) })),
    mapCentre: optional(record({ latitude: number(0, withinRange(90)), longitude: number(0, withinRange(180)) })),
    telemetry: optional(record({ url: requiredText(address), sample: number(1, share), traces: boolean(false) })),
    pictureOrigins: list(text('', origin)),
    mediaOrigins: list(text('', origin)),
    linkOrigins: list(text('', origin)),
    frameOrigins: list(text('', origin)),
    menuFields: record({
      label: text('name'),
      path: text('path'),
      icon: text('source'),
      children: text('children'),
      query: text('query'),
      meta: text('meta'),
      href: text('href'),
    }),
    sites: namedRecords,
  })

/** `config.json` of a deployment; read at every start, so that one build serves all environments. */
export type Config = ReadValue<ReturnType<typeof configSchema>>
