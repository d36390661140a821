import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildTheme } from './theme/build-theme'

const root = import.meta.dirname

const theme = (): Plugin => ({
  name: 'console-theme',
  async config() {
    await buildTheme(root)
  },
})

/** msw's worker script, beside the page in demo builds and on the demo server only */
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
    // not closeBundle: that runs when a demo server closes as well, over the production build
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: await readFile(source()) })
    },
  }
}

export default defineConfig(({ mode }) => ({
  root,
  plugins: [theme(), react(), ...(mode === 'demo' ? [mockWorker()] : [])],
  resolve: { tsconfigPaths: true },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 5173),
    ...(process.env['VITE_API'] && { proxy: { '/api': { target: process.env['VITE_API'], changeOrigin: true } } }),
  },
  build: {
    target: 'es2022',
    modulePreload: {
      // a manifest lists screens that are not asked for yet: naming all that each of them needs made it four times as heavy
      resolveDependencies: (_file, needed, { hostId }) =>
        /plugin-[^/]+\.js$/.test(hostId) ? needed.filter((file) => file.endsWith('.css')) : needed,
    },
    rollupOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
      },
    },
  },
}))
