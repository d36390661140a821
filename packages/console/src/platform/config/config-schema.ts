import { getLanguages, type KnownAppearance } from '../preferences/model'
import {
  address,
  aesKey,
  allowEmpty,
  authorizeUrl,
  datum,
  header,
  imageUrl,
  layout,
  lockPath,
  mapProvider,
  oneOf,
  origin,
  path,
  prefix,
  profile,
  rsaKey,
  searchUrl,
  seconds,
  share,
  sm2Key,
  source,
  timeZone,
  withinRange,
} from './config-validators'
import {
  anyValue,
  boolean,
  list,
  namedRecords,
  number,
  optional,
  positiveNumber,
  type ReadValue,
  record,
  requiredText,
  text,
} from './schema'

const optionalPath = text('', allowEmpty(path))

const optionalUrl = text('', allowEmpty(address))

const optionalName = text('', allowEmpty(source))

/** Schema of `config.json`, given the themes and languages of the build; the options are documented in README.md. */
export const configSchema = (known: KnownAppearance) =>
  record({
    title: text(''),
    logo: text('', allowEmpty(imageUrl)),
    loginPicture: text('', allowEmpty(imageUrl)),
    slogan: text(''),
    theme: text(known.themes[0]?.name ?? '', oneOf(...known.themes.map(({ name }) => name))),
    languages: list(text('', oneOf(...getLanguages(known).map(({ id }) => id)))),
    plugins: list(optionalName),
    // validated by the code that loads them, so that the login form does not need it
    outside: list(anyValue),
    clientId: requiredText(),
    clientSecret: requiredText(),
    allowDefaultClient: boolean(false),
    profile: text('jwsk', profile),
    passwordKey: text('', sm2Key),
    servicePrefix: optionalName,
    paths: record({ token: optionalPath, captcha: optionalPath, logout: optionalPath, userInfo: optionalPath }),
    apiPrefix: text('/api', allowEmpty(prefix)),
    tokenHeader: text('Blade-Auth', header),
    tenantHeader: text('Tenant-Id', header),
    tokenTime: number(3000, seconds),
    tenantMode: boolean(false),
    tenantId: text('000000', allowEmpty(source)),
    captchaMode: boolean(true),
    accountSwitch: boolean(false),
    userType: optionalName,
    registerMode: boolean(true),
    forgotPassword: boolean(true),
    phoneLogin: boolean(true),
    verificationCode: text(''),
    lockPage: text('/lock', lockPath),
    sidebar: record({ layout: text('side', layout), collapsed: boolean(false) }),
    tabs: record({ shown: boolean(true) }),
    faceLogin: optionalUrl,
    reportUrl: optionalUrl,
    providers: list(
      record({
        source: requiredText(source),
        name: requiredText(),
        icon: text('', allowEmpty(imageUrl)),
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

/** Parsed `config.json` of a deployment; read at every start, so that one build serves all environments. */
export type Config = ReadValue<ReturnType<typeof configSchema>>
