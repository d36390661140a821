import type { CustomLanguage, Language, DefaultModule, PluginSource } from '@jwsk/kit'
import type { Client, Grant } from '@jwsk/sdk'
import type { ComponentType } from 'react'

export type Mode = 'light' | 'dark'

/** A name in the languages that everything is written in, and in others by their ids. */
export type LocalizedText = Readonly<Record<Language, string> & Partial<Record<string, string>>>

/** How the console looks. */
export interface Theme {
  /** What `config.json` and `html[data-theme]` call it. */
  readonly name: string
  /** What its card says; needed of a theme that the console does not bring itself. */
  readonly label?: LocalizedText
  /** Four colours for its card: sidebar, bar, page and accent. */
  readonly swatchColors?: readonly [sidebar: string, bar: string, page: string, accent: string]
  /** The one mode that it exists in. */
  readonly mode?: Mode
  /** What stands where the day begins; a page unless said. */
  readonly home?: 'desktop'
  /** It changes more than colours: with it the page begins anew, at home. */
  readonly reloads?: true
  /** Its style sheet, fetched when the theme is chosen: `() => import('./harbour.css')`. */
  readonly styleSheet?: () => Promise<unknown>
}

/** What the form of a way to sign in is given. */
export interface LoginMethodProps {
  /** For what the form asks before, as a code that is sent. */
  readonly client: Client
  /** Ends in a session, for the tenant that the login page is for; what was refused stands above the form. */
  readonly signIn: (grant: Grant) => Promise<'done' | 'failed'>
  /** Whether a sign-in is under way. */
  readonly isPending: boolean
  /** Back to name and password. */
  readonly onBack: () => void
}

/** A way to sign in besides those of the console. */
export interface LoginMethod {
  /** What the address calls it: `/login?way=ID`. */
  readonly id: string
  /** What its button says. */
  readonly label: LocalizedText
  readonly form: () => Promise<DefaultModule<ComponentType<LoginMethodProps>>>
}

/** What a console is built with. */
export interface ConsoleBuild {
  /** Its business areas, fetched behind the sign-in; of two that claim a path the first one has it. */
  readonly plugins: () => Promise<readonly PluginSource[]>
  /** What people choose among; the first is for whoever has chosen none. */
  readonly themes: readonly Theme[]
  /** Languages besides Chinese and English. */
  readonly locales: readonly CustomLanguage[]
  /** Ways to sign in besides those that `config.json` switches on. */
  readonly login: readonly LoginMethod[]
  /** What stands where the day begins, in place of the console's own page. */
  readonly home?: () => Promise<DefaultModule<ComponentType>>
}
