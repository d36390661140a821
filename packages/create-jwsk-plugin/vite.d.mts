import type { Plugin } from 'vite'

export interface PluginOptions {
  /** Of the plugin, as its default export says it too. */
  readonly id: string
  /** `src/plugin.ts` unless said. */
  readonly entry?: string
  /** Where the console's web server answers with the folder; `outside/ID/VERSION/` beside its page unless said. */
  readonly base?: string
  /** The consoles that it works in; the minor version of the kit that it is built with unless said: `^0.1`. */
  readonly needs?: string
  /** Takes what the build has to say; it is printed unless said. */
  readonly log?: (text: string) => void
}

/** Vite's plugin that builds a plugin of the console, and says what `config.json` has to list. */
export function jwskPlugin(options: PluginOptions): Plugin
