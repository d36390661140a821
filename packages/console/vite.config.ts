import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { consoleBuild } from './build/console-build'
import { hotModules } from './build/hot-modules'
import { oncePerBurst } from './build/once-per-burst'
import { buildTheme, buildUtilities } from './build/theme/build-theme'

const root = import.meta.dirname

const rebuildUtilities = oncePerBurst(() => buildUtilities(root))

const theme = (): Plugin => ({
  name: 'console-theme',
  async config() {
    await buildTheme(root)
  },
  // a utility that is used for the first time is shipped at once; the sheet updates by itself once it is written
  hotUpdate({ file }) {
    if (/\.tsx?$/.test(file)) rebuildUtilities()
  },
})

/** Serves and emits msw's worker script next to the page, only in demo builds and on the demo server. */
const mockWorker = (): Plugin => {
  const source = () => join(dirname(createRequire(import.meta.url).resolve('msw/package.json')), 'lib/mockServiceWorker.js')
  return {
    name: 'console-mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', async (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(await readFile(source()))
      })
    },
    // not closeBundle, which also runs when a demo server closes, over the production build
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: await readFile(source()) })
    },
  }
}

const { VITE_API: gateway, PROFILE: profile = 'jwsk', PASSWORD_KEY: passwordKey = '', PORT: port = '5173' } = process.env

/** Strips the prefix `/api`: other editions are served at the root of their port, and the page calls `/api` as behind a gateway. */
const rewrite = (path: string) => (profile === 'jwsk' ? path : path.replace(/^\/api(?=\/)/, ''))

/** Serves the configuration of the page for the platform that PROFILE names. */
const profileConfig = (): Plugin => ({
  name: 'console-profile-config',
  configureServer(server) {
    server.middlewares.use('/config.json', async (_request, response) => {
      const config: unknown = JSON.parse(await readFile(join(root, 'public/config.json'), 'utf8'))
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ ...(config as object), profile, passwordKey })) // our own file
    })
  },
})

export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    theme(),
    hotModules(),
    ...consoleBuild({ root, entry: join(root, 'src/app/main.tsx') }),
    ...(mode === 'demo' ? [mockWorker()] : []),
    ...(profile === 'jwsk' ? [] : [profileConfig()]),
  ],
  // for the mocks of a demo
  resolve: { tsconfigPaths: true },
  server: {
    host: '127.0.0.1',
    port: Number(port),
    // written by builds and tests next to the server, thousands of files at once
    watch: { ignored: ['**/dist/**', '**/library/**', '**/.cache/**', '**/coverage/**'] },
    ...(gateway && {
      proxy: {
        '/api': { target: gateway, changeOrigin: true, xfwd: true, rewrite },
        // files of the in-memory platform
        '/__mock': { target: gateway, changeOrigin: true },
      },
    }),
  },
}))
