import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite'

type Page = typeof import('./src/app/prerender')

/** our packages by their sources, as the build has them: what is built of them need not be there */
const resolve = { tsconfigPaths: true }

const noStyles = (): Plugin => ({
  name: 'console-no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? '' : null),
})

export async function pageOf(root: string): Promise<Page> {
  const { module } = await runnerImport<Page>(join(root, 'src/app/prerender.tsx'), {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [noStyles(), react()],
    resolve,
  })
  return module
}

const themeSheet = /themes\/catalogue\/([\w-]+)\.css$/

/** where the build put each theme's style sheet */
const sheetsOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap((file) => {
    const name = file.type === 'asset' ? file.originalFileNames.flatMap((source) => themeSheet.exec(source)?.[1] ?? [])[0] : undefined
    return name ? [[name, file.fileName] as const] : []
  })

/** the script that shows the form, small enough to stand in the page */
async function scriptOf(root: string): Promise<string> {
  const entry = join(root, 'src/app/first-form-start.ts')
  const built = await build({
    ...{ configFile: false, root, logLevel: 'warn', publicDir: false },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'form' }, copyPublicDir: false },
    resolve,
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

const templatesOf = ({ forms }: Page): readonly HtmlTagDescriptor[] =>
  Object.entries(forms).map(([language, html]) => {
    if (/\sstyle="/.test(html)) throw new Error('the form that stands in the page has styles of its own, which the policy forbids')
    return { tag: 'template', attrs: { id: `form-${language}` }, children: html, injectTo: 'body-prepend' }
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

/** The login form in the page itself, and what the page's script needs to show it as it will be; the scripts take it over. */
export const prerenderedForm = (root: string): Plugin => ({
  name: 'console-prerendered-form',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!bundle) return undefined
      const page = await pageOf(root)
      const themes = { modes: page.modeOfThemes, sheets: Object.fromEntries(sheetsOf(bundle)) }
      const tags = [data('form-defaults', page.formDefaults), data('form-themes', themes), ...templatesOf(page)]
      const script: HtmlTagDescriptor = { tag: 'script', children: await scriptOf(root), injectTo: 'body' }
      return { html: withStyles(html, bundle), tags: [...tags, script] }
    },
  },
})
