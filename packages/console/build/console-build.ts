import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { chunkGroups, selectPreloads } from './chunks'
import { libraryPatches } from './policy/library-patches'
import { preloadGroupsPlugin } from './preload-groups'
import { type PageSource, prerenderedForm } from './prerender'
import { sharedModules } from './shared-modules'
import { sourceResolver } from './source-resolver'
import { stableModuleNames } from './stable-module-names'

/** Preloads the texts of the login page with the page, because otherwise their request waits for the code that imports them. */
const inlineFirstTexts = (): Plugin => ({
  name: 'console-first-words',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'chunk' && /(sign-in|errors)\.zh-cn\.ts$/.test(file.facadeModuleId ?? ''))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head',
        })),
  },
})

const settings: UserConfig = {
  // the page sets its base path; built files resolve the others relative to themselves
  base: './',
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    modulePreload: {
      // without preload support, dependencies load when they are imported
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId, hostType }) => (hostType === 'html' ? needed : selectPreloads(needed, hostId)),
    },
    rollupOptions: { output: { codeSplitting: { groups: [...chunkGroups] } } },
  },
}

/** Plugins of every console build: code splitting, the prerendered login form, modules shared with remote plugins. */
export const consoleBuild = (source: PageSource): PluginOption[] => [
  { name: 'console-settings', config: () => settings },
  react(),
  inlineFirstTexts(),
  preloadGroupsPlugin(),
  prerenderedForm(source),
  stableModuleNames(),
  sharedModules(),
  libraryPatches(),
  sourceResolver(),
]
