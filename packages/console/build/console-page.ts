import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import type { PageSource } from './prerender'

const here = (file: string) => join(import.meta.dirname, '..', file)

/** Renders the console's page with this entry in place of the console's own. */
function renderIndexHtml({ root, entry }: PageSource): string {
  const path = `/${normalizePath(relative(root, entry))}`
  return readFileSync(here('index.html'), 'utf8').replace('/src/app/main.tsx', path)
}

const publicFiles = ['favicon.svg', 'login.svg']

/** Provides the page, its favicon and the picture of its login page for a custom console. An `index.html` next to the entry replaces the page. */
export function consolePage(source: PageSource): Plugin {
  const page = normalizePath(join(source.root, 'index.html'))
  const servePage = (server: ViteDevServer) => {
    server.middlewares.use(async (request, response, next) => {
      if (existsSync(page) || !request.headers.accept?.includes('text/html')) return next()
      response.setHeader('content-type', 'text/html')
      response.end(await server.transformIndexHtml(request.originalUrl ?? '/', renderIndexHtml(source)))
    })
  }
  return {
    name: 'console-own-page',
    enforce: 'pre',
    config: () => ({ build: { rollupOptions: { input: page } } }),
    resolveId: (id) => (normalizePath(id) === page && !existsSync(page) ? page : undefined),
    load: (id) => (normalizePath(id) === page && !existsSync(page) ? renderIndexHtml(source) : undefined),
    configureServer: (server) => {
      for (const file of publicFiles) {
        if (existsSync(join(server.config.publicDir, file))) continue
        server.middlewares.use(`/${file}`, async (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(await readFile(here(`public/${file}`)))
        })
      }
      return () => servePage(server)
    },
    async generateBundle() {
      const { publicDir } = this.environment.config
      for (const fileName of publicFiles) {
        if (publicDir && existsSync(join(publicDir, fileName))) continue
        this.emitFile({ type: 'asset', fileName, source: await readFile(here(`public/${fileName}`)) })
      }
    },
  }
}
