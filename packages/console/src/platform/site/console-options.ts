import type { Language, PluginSource } from '@jwsk/kit'
import type { Client, Grant, Profile } from '@jwsk/sdk'
import type { CustomLanguage, DefaultModule } from '@jwsk/ui'
import type { ComponentType } from 'react'

export type Mode = 'light' | 'dark'

/** Text in the two built-in languages, and in custom ones by their ids. */
export type LocalizedText = Readonly<Record<Language, string> & Partial<Record<string, string>>>

/** Theme of the console. */
export interface Theme {
  /** Name in `config.json` and in `html[data-theme]`. */
  readonly name: string
  /** Label of its card; required for themes other than the console's own. */
  readonly label?: LocalizedText
  /** Four colors of its card: sidebar, bar, page and accent. */
  readonly swatchColors?: readonly [sidebar: string, bar: string, page: string, accent: string]
  /** The only mode that it supports. Defaults to both. */
  readonly mode?: Mode
  /** Variant of the home page. Defaults to a page. */
  readonly home?: 'desktop'
  /** Whether it changes more than colors: selecting it reloads the page at home. */
  readonly reloads?: true
  /** Style sheet, loaded when the theme is selected: `() => import('./harbour.css')`. */
  readonly styleSheet?: () => Promise<unknown>
}

/** Props of the form of a login method. */
export interface LoginMethodProps {
  /** Client for calls before the sign-in, e.g. to send a code. */
  readonly client: Client
  /** Signs in to the tenant of the login page; an error of the platform is shown above the form. */
  readonly signIn: (grant: Grant) => Promise<'done' | 'failed'>
  /** Whether a sign-in is pending. */
  readonly isPending: boolean
  /** Returns to name and password. */
  readonly onBack: () => void
}

/** Login method in addition to those of the console. */
export interface LoginMethod {
  /** Id in the address: `/login?way=ID`. */
  readonly id: string
  /** Label of its button. */
  readonly label: LocalizedText
  readonly form: () => Promise<DefaultModule<ComponentType<LoginMethodProps>>>
}

/** Build options of a console. */
export interface ConsoleBuild {
  /** Plugins, loaded after the sign-in; the first of two that claim a path gets it. */
  readonly plugins: () => Promise<readonly PluginSource[]>
  /** Themes that the user can select; the first is the default. */
  readonly themes: readonly Theme[]
  /** Languages in addition to Chinese and English. */
  readonly locales: readonly CustomLanguage[]
  /** Login methods in addition to those that `config.json` enables. */
  readonly login: readonly LoginMethod[]
  /** Profile of the deployment, for one that needs functions; `config.json` can describe any other. */
  readonly profile?: () => Profile | Promise<Profile>
  /** Home page in place of the console's own. */
  readonly home?: () => Promise<DefaultModule<ComponentType>>
}
