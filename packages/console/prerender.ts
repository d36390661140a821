import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, normalizePath, type Plugin, type Rolldown, runnerImport } from 'vite'
import { sourceResolver } from './source-resolver'
import type { PagePart } from './src/app/prerender'

/** Whose page it is, and how its sources find each other. */
export interface PageSource {
  readonly root: string
  /** The file that calls `createConsole`. */
  readonly entry: string
}

const here = import.meta.dirname
const renderModuleId = '\0console-drawing'
const style = '\0style:'

/** draws what the entry has a console built with */
const createRenderModule = (entry: string) => `import ${JSON.stringify(normalizePath(entry))}
import { renderPagePart } from ${JSON.stringify(normalizePath(join(here, 'src/app/prerender.tsx')))}
export const page = await renderPagePart(globalThis.jwskBuilt)`

/** a style sheet is its own path there */
const renderModulePlugin = (entry: string): Plugin => ({
  name: 'console-drawn',
  enforce: 'pre',
  async resolveId(id, from) {
    if (id === renderModuleId) return id
    if (!id.endsWith('.css')) return null
    const found = await this.resolve(id, from, { skipSelf: true })
    // with another ending: what ends like a style sheet is read as one
    return `${style}${found?.id ?? id}.source`
  },
  load(id) {
    if (id === renderModuleId) return createRenderModule(entry)
    const [, file] = /^\0style:(.+)\.source$/.exec(id) ?? []
    return file && `export default ${JSON.stringify(normalizePath(file))}`
  },
})

/** What the page is to hold of a console, as its entry has it built. */
export async function renderPage({ root, entry }: PageSource): Promise<PagePart> {
  const { module } = await runnerImport<{ readonly page: PagePart }>(renderModuleId, {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [renderModulePlugin(entry), sourceResolver(), react()],
  })
  return module.page
}

/** where the build put each theme's style sheet */
function getThemeSheets(bundle: Rolldown.OutputBundle, { themeSheets }: PagePart, root: string) {
  const isFrom = (source: string) => (name: string) => normalizePath(join(root, name)) === source
  const fileOf = (source: string) =>
    Object.values(bundle).find((file) => file.type === 'asset' && file.originalFileNames.some(isFrom(source)))?.fileName
  return Object.fromEntries(Object.entries(themeSheets).map(([name, source]) => [name, fileOf(source)]))
}

/** the script that shows the form, small enough to stand in the page */
async function buildInlineScript({ root }: PageSource): Promise<string> {
  const entry = join(here, 'src/app/prerendered-form-entry.ts')
  const built = await build({
    ...{ configFile: false, root, logLevel: 'warn', publicDir: false },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'form' }, copyPublicDir: false },
    plugins: [sourceResolver()],
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput // one format, not watched
  return output[0].code.trim()
}

const data = (id: string, value: unknown): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'application/json', id },
  children: JSON.stringify(value),
  injectTo: 'body-prepend',
})

const createTemplates = ({ forms }: PagePart): readonly HtmlTagDescriptor[] =>
  forms.map(({ language, html }) => {
    if (/\sstyle="/.test(html)) throw new Error('the form that stands in the page has styles of its own, which the policy forbids')
    const lang = language === 'zh-cn' ? 'zh-CN' : language
    return { tag: 'template', attrs: { id: `form-${language}`, lang }, children: html, injectTo: 'body-prepend' }
  })

const sheetLink = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)"[^>]*>/

/** the page's own style sheet, in the page: as a file it would arrive with the scripts */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const [link = '', file = ''] = sheetLink.exec(html) ?? []
  const sheet = bundle[file]
  if (sheet?.type !== 'asset') throw new Error('the page names no style sheet')
  const text = String(sheet.source)
  if (/url\((?!["']?data:)/.test(text)) throw new Error(`${file} names files by addresses that hold where it lies, not in the page`)
  // switched off it is not fetched, and later parts that need it find it there
  return html.replace(link, () => `<style>${text.trim()}</style>\n    ${link.replace('<link ', '<link disabled ')}`)
}

/** the page's script runs it once the form was painted; until then it is fetched, as it was */
function deferEntry(html: string): string {
  const [script = '', file = ''] = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/.exec(html) ?? []
  if (!file) throw new Error('the page names no script')
  return html.replace(script, () => `<link id="entry" rel="modulepreload" crossorigin href="${file}">`)
}

/** The login form in the page itself, and what the page's script needs to show it as it will be; the scripts take it over. */
export const prerenderedForm = (source: PageSource): Plugin => ({
  name: 'console-prerendered-form',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!bundle) return undefined
      const page = await renderPage(source)
      const themes = { modes: page.themeModes, sheets: getThemeSheets(bundle, page, source.root) }
      const tags = [data('form-defaults', page.formDefaults), data('form-themes', themes), ...createTemplates(page)]
      const script: HtmlTagDescriptor = { tag: 'script', children: await buildInlineScript(source), injectTo: 'body' }
      return { html: deferEntry(withStyles(html, bundle)), tags: [...tags, script] }
    },
  },
})
