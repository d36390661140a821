import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, normalizePath, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { PagePart } from '../src/app/prerender'
import { sourceResolver } from './source-resolver'

/** Root and entry of the page to build. */
export interface PageSource {
  readonly root: string
  /** File that calls `createConsole`. */
  readonly entry: string
}

const here = join(import.meta.dirname, '..')
const renderModuleId = '\0console-drawing'
const style = '\0style:'

/** Renders the module that prerenders a console with the build options of the entry. */
const createRenderModule = (entry: string) => `import ${JSON.stringify(normalizePath(entry))}
import { renderPagePart } from ${JSON.stringify(normalizePath(join(here, 'src/app/prerender.tsx')))}
export const page = await renderPagePart(globalThis.jwskBuilt)`

/** Resolves a style sheet to its path there. */
const renderModulePlugin = (entry: string): Plugin => ({
  name: 'console-drawn',
  enforce: 'pre',
  async resolveId(id, from) {
    if (id === renderModuleId) return id
    if (!id.endsWith('.css')) return null
    const found = await this.resolve(id, from, { skipSelf: true })
    // another extension, because Vite processes files that end like a style sheet
    return `${style}${found?.id ?? id}.source`
  },
  load(id) {
    if (id === renderModuleId) return createRenderModule(entry)
    const [, file] = /^\0style:(.+)\.source$/.exec(id) ?? []
    return file && `export default ${JSON.stringify(normalizePath(file))}`
  },
})

/** Renders the parts of the page that the console of the entry needs. */
export async function renderPage({ root, entry }: PageSource): Promise<PagePart> {
  const { module } = await runnerImport<{ readonly page: PagePart }>(renderModuleId, {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [renderModulePlugin(entry), sourceResolver(), react()],
    // otherwise the runner loads built packages, if there are any, which may be older than their sources
    environments: { inline: { resolve: { noExternal: [/^@jwsk\//] } } },
  })
  return module.page
}

/** Returns the file that the build emitted for the style sheet of each theme. */
function getThemeSheets(bundle: Rolldown.OutputBundle, { themeSheets }: PagePart, root: string) {
  const isFrom = (source: string) => (name: string) => normalizePath(join(root, name)) === source
  const getFile = (source: string) =>
    Object.values(bundle).find((file) => file.type === 'asset' && file.originalFileNames.some(isFrom(source)))?.fileName
  return Object.fromEntries(Object.entries(themeSheets).map(([name, source]) => [name, getFile(source)]))
}

/** Builds the script that shows the form, small enough to be inlined into the page. */
async function buildInlineScript({ root }: PageSource): Promise<string> {
  const entry = join(here, 'src/app/prerendered-form-entry.ts')
  const built = await build({
    ...{ configFile: false, root, logLevel: 'warn', publicDir: false },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'form' }, copyPublicDir: false },
    plugins: [sourceResolver()],
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput // one output format, no watch mode
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

/** Inlines the style sheet of the page, because as a file it would arrive with the scripts. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const [link = '', file = ''] = sheetLink.exec(html) ?? []
  const sheet = bundle[file]
  if (sheet?.type !== 'asset') throw new Error('the page names no style sheet')
  const text = String(sheet.source)
  if (/url\((?!["']?data:)/.test(text)) throw new Error(`${file} names files by addresses that hold where it lies, not in the page`)
  // a disabled link is not fetched, and chunks that import it later find it in the page
  return html.replace(link, () => `<style>${text.trim()}</style>\n    ${link.replace('<link ', '<link disabled ')}`)
}

/** Defers the entry: the inline script runs it after the form has been painted. It is still fetched as early as before. */
function deferEntry(html: string): string {
  const [script = '', file = ''] = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/.exec(html) ?? []
  if (!file) throw new Error('the page names no script')
  return html.replace(script, () => `<link id="entry" rel="modulepreload" crossorigin href="${file}">`)
}

/** Prerenders the login form into the page, with the state that its inline script needs; the entry hydrates it. */
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
