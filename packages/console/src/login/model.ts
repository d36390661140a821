import type { Captcha, SignInInput } from '@jwsk/sdk'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { $site } from '../site/model'

export const loginOpened = createEvent()
export const captchaRefused = createEvent()
export const signInSubmitted = createEvent<SignInInput>()

/** the newest captcha; null while one is under way or none could be had */
export const $captcha = createStore<Captcha | null>(null)
const $asked = createStore(0)
export const $failure = createStore<unknown>(null)

export const loadCaptchaFx = createEffect<{ readonly turn: number }, Captcha>()
export const signInFx = createEffect<SignInInput, void>()

// a captcha serves once: whatever went wrong, the next try needs another
const captchaWanted = sample({
  clock: [loginOpened, captchaRefused, signInFx.fail],
  source: $site,
  filter: ({ captchaMode }) => captchaMode,
  fn: () => undefined,
})

sample({ clock: captchaWanted, source: $asked, fn: (asked) => asked + 1, target: $asked })
sample({ clock: captchaWanted, fn: () => null, target: $captcha })
sample({ clock: $asked, fn: (turn) => ({ turn }), target: loadCaptchaFx })
// an older picture that arrives late is not the one that the server expects
sample({
  clock: loadCaptchaFx.done,
  source: $asked,
  filter: (asked, { params }) => params.turn === asked,
  fn: (_, { result }) => result,
  target: $captcha,
})

sample({ clock: signInSubmitted, target: signInFx })
sample({ clock: [loginOpened, signInSubmitted, signInFx.done], fn: () => null, target: $failure })
sample({ clock: signInFx.failData, target: $failure })

export const $signingIn = signInFx.pending
export const $captchaLoading = loadCaptchaFx.pending
