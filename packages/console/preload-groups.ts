import type { Plugin, Rolldown } from 'vite'

/** What comes after the login page, in the order in which it is needed: each parcel's scripts, by their source or their chunk's name. */
const preloadGroups: readonly RegExp[] = [
  /console\/src\/app\/signed-in\.tsx$/,
  /^manifests$/,
  /console\/src\/home\/(board|all-screens)\.tsx$/,
  /^(resource-panel|kinds)$/,
  /^(more-kinds|operations)$/,
  /kit\/src\/ui\/prime\/dropdown\.tsx$/,
]

/** the texts that travel beside them, in the language on screen */
const texts = (language: string) => new RegExp(`(console|kit)/src/(i18n/)?locales/(pages\\.)?${language}\\.ts$`)
const iconFont = /primeicons-[^/]+\.woff2$/

type Output = Rolldown.OutputBundle

const getChunks = (bundle: Output) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** a script with what it imports at once, and their style sheets */
function collectFiles(bundle: Output, name: string, found: Set<string> = new Set()): Set<string> {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const next of chunk.imports) collectFiles(bundle, next, found)
  return found
}

const getChunkSource = (chunk: Rolldown.OutputChunk) => chunk.facadeModuleId?.replaceAll('\\', '/') ?? ''

/** Every parcel's files that the page itself and the parcels before it did not bring. */
export function getPreloadGroups(bundle: Output) {
  const chunks = getChunks(bundle)
  const known = new Set(
    chunks.filter((chunk) => chunk.isEntry && getChunkSource(chunk).endsWith('.html')).flatMap(({ fileName }) => [...collectFiles(bundle, fileName)]),
  )
  const fresh = (files: readonly string[]) => {
    const those = new Set(files.filter((file) => !known.has(file)))
    for (const file of those) known.add(file)
    return [...those]
  }
  const namesOf = (wanted: RegExp) =>
    chunks.filter((chunk) => wanted.test(getChunkSource(chunk)) || wanted.test(chunk.name)).map(({ fileName }) => fileName)
  const parts = preloadGroups.map((wanted) => fresh(namesOf(wanted).flatMap((name) => [...collectFiles(bundle, name)])))
  const fonts = Object.keys(bundle).filter((file) => iconFont.test(file))
  return { parcels: [...parts, fonts], texts: { 'zh-cn': namesOf(texts('zh-cn')), en: namesOf(texts('en')) } }
}

/** Names the parcels in the page, where it may fetch them in its idle time. */
export const preloadGroupsPlugin = (): Plugin => ({
  name: 'console-parcels',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle && [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'parcels' },
          children: JSON.stringify(getPreloadGroups(bundle)),
          injectTo: 'body',
        },
      ],
  },
})
