import type { Client } from '@jwsk/sdk'
import { fork, type Scope } from 'effector'
import { loadCaptchaFx, signInFx } from '../login/model'
import { navigateFx } from '../navigation/model'
import { dressDocumentFx, loadPreferencesFx, savePreferencesFx } from '../preferences/model'
import { signOutFx } from '../session/model'
import { $site, type Site } from '../site/model'
import { loadTabsFx, saveTabsFx } from '../tabs/model'
import { loadTabs, readPreferences, saveTabs, writePreferences } from './browser-storage'
import type { Dresser } from './dresser'
import type { Navigator } from './navigator'

export const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

interface Parts {
  readonly site: Site
  /** Asked for at each use: the client itself reports to this scope. */
  readonly client: () => Client
  readonly navigator: Navigator
  readonly dress: Dresser
}

/** The state of this page: every effect of the models with what carries it out. */
export function createScope({ site, client, navigator, dress }: Parts): Scope {
  return fork({
    values: [[$site, site]],
    handlers: [
      [loadPreferencesFx, () => ({ stored: readPreferences(), systemMode: systemDark().matches ? 'dark' : 'light' })],
      [savePreferencesFx, writePreferences],
      [dressDocumentFx, dress],
      [loadCaptchaFx, () => client().session.captcha()],
      [
        signInFx,
        (input: Parameters<Client['session']['signIn']>[0]) =>
          client()
            .session.signIn(input)
            .then(() => undefined),
      ],
      [signOutFx, () => client().session.signOut()],
      [navigateFx, navigator.go],
      [loadTabsFx, ({ owner }: { readonly owner: string }) => loadTabs(owner)],
      [saveTabsFx, saveTabs],
    ],
  })
}
