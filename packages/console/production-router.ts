import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom/package.json')
const folder = join(dirname(createRequire(routerDom).resolve('react-router/package.json')), 'dist/production')
const files: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/** React Router names its development build to every bundler; the one without warnings and checks lies beside it. */
export const productionRouter = (): Plugin => ({
  name: 'console-production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    handler: (name) => {
      const file = files[name]
      return file && normalizePath(join(folder, file))
    },
  },
  // a name for the developer's tools keeps in the build what nobody shows: forms, and links that know whether they are active
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/ = (?=React\d*\.(createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '),
  },
})
