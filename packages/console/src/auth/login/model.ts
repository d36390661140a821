import { isTechnicalError } from '@jwsk/kit/shell'
import { type Captcha, isUnauthorizedError, type SignInInput } from '@jwsk/sdk'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { errorLogged, toCrashEntry } from '../../platform/logs/model'
import { $site } from '../../platform/site/model'
import { $user } from '../session/model'
import { trimCode } from './trim-code'

/** Tenant that the platform finds by the page's origin. */
export interface FoundTenant {
  readonly tenantId: string
  /** `''` if the platform has none. */
  readonly title: string
  readonly backgroundUrl: string
}

export const loginOpened = createEvent()
/** requests the tenant without the login page */
export const tenantRequested = createEvent()
export const tenantChanged = createEvent<string>()
export const captchaRejected = createEvent()
export const signInSubmitted = createEvent<SignInInput>()

/** current captcha; `null` while one is loading or if loading failed */
export const $captcha = createStore<Captcha | null>(null)
const $captchaRequest = createStore(0)
export const $failure = createStore<unknown>(null)

export const loadCaptchaFx = createEffect<{ readonly turn: number }, Captcha>()
/** Failed sign-in of a user without a role, which the platform reports as a crash. */
export class NoRoleError extends Error {}

export const signInFx = createEffect<SignInInput, void>()

// a captcha is valid once, so every failed attempt needs a new one
const captchaRequested = sample({
  clock: [loginOpened, captchaRejected, signInFx.fail],
  source: $site,
  filter: ({ captchaMode }) => captchaMode,
  fn: () => undefined,
})

sample({ clock: captchaRequested, source: $captchaRequest, fn: (count) => count + 1, target: $captchaRequest })
sample({ clock: captchaRequested, fn: () => null, target: $captcha })
sample({ clock: $captchaRequest, fn: (turn) => ({ turn }), target: loadCaptchaFx })
// race condition: a stale captcha that arrives late is ignored, because the server expects the latest one
sample({
  clock: loadCaptchaFx.done,
  source: $captchaRequest,
  filter: (latest, { params }) => params.turn === latest,
  fn: (_, { result }) => result,
  target: $captcha,
})

export const findTenantFx = createEffect<void, FoundTenant | null>()
export const $tenant = createStore<FoundTenant | null>(null)
const $typedTenant = createStore<string | null>(null)

sample({ clock: [loginOpened, tenantRequested], source: $tenant, filter: (known) => !known, fn: () => undefined, target: findTenantFx })
sample({ clock: findTenantFx.doneData, target: $tenant })
sample({ clock: tenantChanged, target: $typedTenant })

/** text of the tenant input; `null` if there is no input */
export const $tenantInput = combine($site, $tenant, $typedTenant, ({ tenantMode, tenantId }, found, typed) =>
  tenantMode && !found ? (typed ?? tenantId) : null,
)
/** tenant id of the sign-in */
export const $tenantId = combine(
  $site,
  $tenant,
  $tenantInput,
  (site, found, input) => found?.tenantId ?? (trimCode(input ?? '') || site.tenantId),
)
export const $title = combine($site, $tenant, (site, found) => site.title || (found?.title ?? ''))

/** whether an identity provider signed in a user whom the platform does not know yet; such a user can only apply for an account */
export const $guest = $user.map((user) => user !== null && user.userId === '' && user.oauthId !== '')

/** a demo account was selected, which fills the form */
export const demoAccountSelected = createEvent<{ readonly username: string; readonly password: string; readonly captcha: string }>()
export const $picked = createStore<{ readonly username: string; readonly password: string; readonly captcha: string } | null>(null)
sample({ clock: demoAccountSelected, target: $picked })
sample({ clock: [loginOpened, signInFx.finally], fn: () => null, target: $picked })

sample({ clock: signInSubmitted, target: signInFx })
sample({ clock: [loginOpened, signInSubmitted, signInFx.done], fn: () => null, target: $failure })
sample({ clock: signInFx.failData, target: $failure })
sample({ clock: signInFx.failData, filter: isTechnicalError, fn: (error) => toCrashEntry(error, '/login'), target: errorLogged })
// logged for the operator, because the user cannot fix a rejected client
sample({
  clock: signInFx.failData,
  source: $site,
  filter: (_, error) => isUnauthorizedError(error),
  fn: ({ clientId }, { message, stack = '' }) => ({
    type: 'crash',
    url: '/login',
    info: `clientId ${clientId}, config.json`,
    message,
    stack,
  }),
  target: errorLogged,
})

export const $signInPending = signInFx.pending
export const $captchaLoading = loadCaptchaFx.pending
