import { isTechnicalError } from '@jwsk/kit'
import { type Captcha, isUnauthorizedError, type SignInInput } from '@jwsk/sdk'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { toCrashEntry, errorLogged } from '../logs/model'
import { $user } from '../session/model'
import { $site } from '../site/model'

/** A tenant that the platform knows by the address of the page. */
export interface FoundTenant {
  readonly tenantId: string
  /** Empty where the platform has none. */
  readonly title: string
  readonly backgroundUrl: string
}

export const loginOpened = createEvent()
/** the tenant matters before, or without, the login page */
export const tenantRequested = createEvent()
export const tenantChanged = createEvent<string>()
export const captchaRejected = createEvent()
export const signInSubmitted = createEvent<SignInInput>()

/** the newest captcha; null while one is under way or none could be had */
export const $captcha = createStore<Captcha | null>(null)
const $captchaTurn = createStore(0)
export const $failure = createStore<unknown>(null)

export const loadCaptchaFx = createEffect<{ readonly turn: number }, Captcha>()
export const signInFx = createEffect<SignInInput, void>()

// a captcha serves once: whatever went wrong, the next try needs another
const captchaWanted = sample({
  clock: [loginOpened, captchaRejected, signInFx.fail],
  source: $site,
  filter: ({ captchaMode }) => captchaMode,
  fn: () => undefined,
})

sample({ clock: captchaWanted, source: $captchaTurn, fn: (asked) => asked + 1, target: $captchaTurn })
sample({ clock: captchaWanted, fn: () => null, target: $captcha })
sample({ clock: $captchaTurn, fn: (turn) => ({ turn }), target: loadCaptchaFx })
// an older picture that arrives late is not the one that the server expects
sample({
  clock: loadCaptchaFx.done,
  source: $captchaTurn,
  filter: (asked, { params }) => params.turn === asked,
  fn: (_, { result }) => result,
  target: $captcha,
})

export const findTenantFx = createEffect<void, FoundTenant | null>()
export const $tenant = createStore<FoundTenant | null>(null)
const $typedTenant = createStore<string | null>(null)

sample({ clock: [loginOpened, tenantRequested], source: $tenant, filter: (known) => !known, fn: () => undefined, target: findTenantFx })
sample({ clock: findTenantFx.doneData, target: $tenant })
sample({ clock: tenantChanged, target: $typedTenant })

/** what the box holds; null where nobody is asked */
export const $tenantInput = combine($site, $tenant, $typedTenant, ({ tenantMode, tenantId }, found, typed) =>
  tenantMode && !found ? (typed ?? tenantId) : null,
)
/** whom a sign-in is for */
export const $tenantId = combine($site, $tenant, $tenantInput, (site, found, box) => found?.tenantId ?? (box?.trim() || site.tenantId))
export const $title = combine($site, $tenant, (site, found) => site.title || (found?.title ?? ''))

/** came in by a third party that the platform does not know yet: may ask for an account, and nothing else */
export const $guest = $user.map((user) => user !== null && user.userId === '' && user.oauthId !== '')

/** a demo account was picked: what the form holds from now on */
export const demoAccountSelected = createEvent<{ readonly username: string; readonly password: string; readonly captcha: string }>()
export const $picked = createStore<{ readonly username: string; readonly password: string; readonly captcha: string } | null>(null)
sample({ clock: demoAccountSelected, target: $picked })
sample({ clock: [loginOpened, signInFx.finally], fn: () => null, target: $picked })

sample({ clock: signInSubmitted, target: signInFx })
sample({ clock: [loginOpened, signInSubmitted, signInFx.done], fn: () => null, target: $failure })
sample({ clock: signInFx.failData, target: $failure })
sample({ clock: signInFx.failData, filter: isTechnicalError, fn: (error) => toCrashEntry(error, '/login'), target: errorLogged })
// whoever set the console up reads the log; the person at the form can mend nothing
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

export const $signingIn = signInFx.pending
export const $captchaLoading = loadCaptchaFx.pending
