import { combine, createEffect, createStore, sample } from 'effector'
import { $notices } from '../../shell/notices/model'
import { $hadSession } from '../lock/model'
import { sessionEnded } from './model'

/** Reloads the login page, because data of the session would otherwise stay in memory. */
export const openLoginPageFx = createEffect<void, void>()

const $hasError = $notices.map((notices) => notices.some(({ severity }) => severity === 'error'))

/** The person signed out; an error that was not read yet keeps the page. */
const pageLeft = sample({
  clock: sessionEnded,
  source: combine({ hadSession: $hadSession, hasError: $hasError }),
  filter: ({ hadSession, hasError }, reason) => hadSession && !hasError && reason === 'signedOut',
})
sample({ clock: pageLeft, fn: () => undefined, target: openLoginPageFx })

/** Whether the login page is about to load. */
export const $isLeavingPage = createStore(false).on(pageLeft, () => true)
