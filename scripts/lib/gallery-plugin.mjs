// builds and lists the kit's gallery like any remote plugin, only in demo builds and on the demo server
import { cp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { jwskPlugin } from 'create-jwsk-plugin/vite'
import { build } from 'vite'
import { sharedModules } from '../../packages/create-jwsk-plugin/shared-modules.mjs'
import { resolveFromRoot } from './root.mjs'

const built = resolveFromRoot('.cache/gallery')
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/** Builds the gallery with its Vite preset, and returns its entry for `config.json`. */
async function buildGallery() {
  await build({
    root: resolveFromRoot('packages/gallery'),
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { outDir: built, emptyOutDir: true },
    plugins: [jwskPlugin({ id: 'gallery', log: () => undefined })],
  })
  return readJson(join(built, 'plugin.json'))
}

const addToConfig = (config, manifest) => ({ ...config, outside: [...(config.outside ?? []), manifest] })

/** Adds the gallery to a demo build and its configuration. */
export async function addGalleryToDemo(/** @type {string} */ folder) {
  const manifest = await buildGallery()
  await cp(built, join(folder, manifest.base), { recursive: true })
  const file = join(folder, 'config.json')
  await writeFile(file, `${JSON.stringify(addToConfig(await readJson(file), manifest), null, 2)}\n`)
}

/** Import map of a built console's page, with the source files that replace the modules on the demo server. */
const imports = Object.fromEntries(sharedModules.map((name) => [name, `/src/remote-plugins/shared/${basename(name)}.ts`]))

const types = { js: 'text/javascript', css: 'text/css', json: 'application/json' }

function send(response, { body, type }) {
  response.setHeader('content-type', type)
  response.end(body)
}

/** Creates the plugin of the demo server; it builds the gallery once at startup, while the first page loads. */
export function galleryServerPlugin() {
  return {
    name: 'demo-gallery',
    configureServer(server) {
      const ready = buildGallery()
      // handlers that await it report the error
      ready.catch(() => undefined)
      server.middlewares.use('/config.json', async (_request, response, next) => {
        try {
          const config = await readJson(resolveFromRoot('packages/console/public/config.json'))
          send(response, { body: JSON.stringify(addToConfig(config, await ready)), type: types.json })
        } catch (error) {
          next(error)
        }
      })
      server.middlewares.use('/outside/gallery/', async (request, response, next) => {
        const name = new URL(request.url, 'http://localhost').pathname.split('/').at(-1)
        const body = await readFile(join(built, name)).catch(() => undefined)
        if (body) send(response, { body, type: types[name.split('.').at(-1)] ?? types.js })
        else next()
      })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'importmap' }, children: JSON.stringify({ imports }), injectTo: 'head-prepend' },
    ],
  }
}
