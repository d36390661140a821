import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const routerDom = createRequire(import.meta.url).resolve('react-router-dom/package.json')
const folder = join(dirname(createRequire(routerDom).resolve('react-router/package.json')), 'dist/production')
const files: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/** Resolves React Router to its production build. Its package exports only the development build to bundlers. */
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
  // a `displayName` keeps unused exports such as forms and active links in the build
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/ = (?=React\d*\.(createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '),
  },
})
