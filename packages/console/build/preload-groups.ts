import type { Plugin, Rolldown } from 'vite'

/** Chunks to preload after the login page, in the order in which they are needed: the scripts of each group, by source or chunk name. */
const preloadGroups: readonly RegExp[] = [
  /console\/src\/app\/signed-in\.tsx$|^i18next-engine$/,
  /^manifests$/,
  /console\/src\/pages\/home\/(dashboard|all-screens)\.tsx$/,
  /^(resource-panel|kinds)$/,
  /^(more-kinds|operations)$/,
  /ui\/src\/prime\/dropdown\.tsx$/,
]

/** Text chunks preloaded with the groups, in the active language. */
const texts = (language: string) => new RegExp(`(console|ui)/src/(i18n/)?locales/(pages\\.|panels\\.)?${language}\\.ts$`)
const fontFile = /(primeicons|inter)-[^/]+\.woff2$/

type Output = Rolldown.OutputBundle

const getChunks = (bundle: Output) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** Collects a script, its static imports and their style sheets. */
function collectFiles(bundle: Output, name: string, found: Set<string> = new Set()): Set<string> {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const next of chunk.imports) collectFiles(bundle, next, found)
  return found
}

const getChunkSource = (chunk: Rolldown.OutputChunk) => chunk.facadeModuleId?.replaceAll('\\', '/') ?? ''

/** Returns the files of each preload group, without those of the page and of earlier groups. */
export function getPreloadGroups(bundle: Output) {
  const chunks = getChunks(bundle)
  const known = new Set(
    chunks
      .filter((chunk) => chunk.isEntry && getChunkSource(chunk).endsWith('.html'))
      .flatMap(({ fileName }) => [...collectFiles(bundle, fileName)]),
  )
  const fresh = (files: readonly string[]) => {
    const those = new Set(files.filter((file) => !known.has(file)))
    for (const file of those) known.add(file)
    return [...those]
  }
  const getFileNames = (pattern: RegExp) =>
    chunks.filter((chunk) => pattern.test(getChunkSource(chunk)) || pattern.test(chunk.name)).map(({ fileName }) => fileName)
  const parts = preloadGroups.map((pattern) => fresh(getFileNames(pattern).flatMap((name) => [...collectFiles(bundle, name)])))
  const fonts = Object.keys(bundle).filter((file) => fontFile.test(file))
  return { groups: [...parts, fonts], texts: { 'zh-cn': getFileNames(texts('zh-cn')), en: getFileNames(texts('en')) } }
}

/** Writes the preload groups into the page, which fetches them while the browser is idle. */
export const preloadGroupsPlugin = (): Plugin => ({
  name: 'console-preload-groups',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle && [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'preload-groups' },
          children: JSON.stringify(getPreloadGroups(bundle)),
          injectTo: 'body',
        },
      ],
  },
})
