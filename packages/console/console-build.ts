import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { chunkGroups, selectPreloads } from './chunks'
import { stableModuleNames } from './stable-module-names'
import { preloadGroupsPlugin } from './preload-groups'
import { libraryPatches } from './policy/library-patches'
import { type PageSource, prerenderedForm } from './prerender'
import { productionRouter } from './production-router'
import { sharedModules } from './shared-modules'
import { sourceResolver } from './source-resolver'

/** the login page's own texts start with the page; they are asked for by code that has to arrive first */
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
  // the page says below which path it is served; a built file finds the others from there
  base: './',
  resolve: {
    dedupe: ['react', 'react-dom'],
    // what effector brings along for an older React is in ours
    alias: [
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector\.js$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: {
      // where it is missing, what is needed comes when it is imported
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId, hostType }) => (hostType === 'html' ? needed : selectPreloads(needed, hostId)),
    },
    rollupOptions: { output: { codeSplitting: { groups: [...chunkGroups] } } },
  },
}

/** How every console is built: cut into files, its form in the page, its modules lent to plugins from outside. */
export const consoleBuild = (source: PageSource): PluginOption[] => [
  { name: 'console-settings', config: () => settings },
  react(),
  productionRouter(),
  inlineFirstTexts(),
  preloadGroupsPlugin(),
  prerenderedForm(source),
  stableModuleNames(),
  sharedModules(),
  libraryPatches(),
  sourceResolver(),
]
