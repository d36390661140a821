import type { Plugin } from 'vite'

export interface PluginOptions {
  /** Id of the plugin, the same as in its default export. */
  readonly id: string
  /** Entry module. Defaults to `src/plugin.ts`. */
  readonly entry?: string
  /** Base URL under which the console's web server serves the folder. Defaults to `outside/ID/VERSION/`, relative to the page. */
  readonly base?: string
  /** Range of supported console versions. Defaults to the minor version of the kit that it is built with, e.g. `^0.1`. */
  readonly needs?: string
  /** Receives the messages of the build. Defaults to printing them. */
  readonly log?: (text: string) => void
}

/** Creates the Vite plugin that builds a plugin of the console and prints the entry for `config.json`. */
export function jwskPlugin(options: PluginOptions): Plugin
