import { join } from 'node:path'
import type { Plugin } from 'vite'

interface LibraryPatch {
  readonly texts: readonly (readonly [from: string, to: string])[]
  /** Imports that the patch needs at the top of the module. */
  readonly header?: string
}

const here = (name: string) => join(import.meta.dirname, name).replaceAll('\\', '/')

const icon: LibraryPatch = {
  texts: [
    [
      'dangerouslySetInnerHTML=$' + '{ { __html: entry.imageHtml } }',
      'ref=$' + '{ (place) => place && place.replaceChildren(domify(entry.imageHtml)) }',
    ],
  ],
  header: `import { domify } from '${here('domify.ts')}'`,
}

/** Patches of modules that create elements or styles from text, which the security policy forbids, by module. */
const patches: Readonly<Record<string, LibraryPatch>> = {
  'leaflet/dist/leaflet-src.js': {
    texts: [
      ["div.innerHTML = '<svg/>';", "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"],
      ["div.innerHTML = options.html !== false ? options.html : '';", 'empty(div);'],
    ],
  },
  'primereact/hooks/hooks.esm.js': {
    texts: [
      ['var useStyle = function useStyle(css) {', 'var useStyleElement = function useStyleElement(css) {'],
      [' useStyle,', ''],
    ],
    header: `export { useStyle } from '${here('use-style.ts')}'`,
  },
  'primereact/button/button.esm.js': {
    texts: [["dangerouslySetInnerHTML: {\n        __html: '&nbsp;'\n      }", "children: '\\u00a0'"]],
  },
  'primereact/tooltip/tooltip.esm.js': { texts: [["textRef.current.innerHTML = '';", 'textRef.current.replaceChildren();']] },
  'zrender/lib/canvas/Painter.js': {
    texts: [
      ["this.root.innerHTML = '';", 'this.root.replaceChildren();'],
      ["root.innerHTML = '';", 'root.replaceChildren();'],
    ],
  },
  // only maps given as text need it, and no map is
  'echarts/lib/coord/geo/GeoJSONResource.js': { texts: [["new Function('return (' + source + ');')()", 'undefined']] },
  'min-dom/dist/index.js': {
    texts: [["{ default as domify } from 'domify'", `{ domify } from '${here('domify.ts')}'`]],
  },
  'diagram-js/lib/features/context-pad/ContextPad.js': {
    texts: [["this._container.innerHTML = '';", 'this._container.replaceChildren();']],
  },
  'diagram-js/lib/features/search-pad/SearchPad.js': { texts: [['childNode.innerHTML = text;', "childNode.append(domify(text || ''));"]] },
  'diagram-js/lib/features/popup-menu/PopupMenuHeader.js': icon,
  'diagram-js/lib/features/popup-menu/PopupMenuItem.js': icon,
  'bpmn-js/lib/features/drilldown/DrilldownBreadcrumbs.js': {
    texts: [["breadcrumbs.innerHTML = '';", 'breadcrumbs.replaceChildren();']],
  },
}

const toModuleName = (id: string) => id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''

/** Returns the patched code of the module. Throws if the text to replace is missing, i.e. the library has changed. */
export function patchModule(code: string, module: string): string | undefined {
  const change = patches[module]
  if (!change) return
  const text = change.texts.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${module} no longer reads ${from}: see build/policy/library-patches.ts`)
    return before.replace(from, () => to)
  }, code)
  return change.header ? `${change.header}\n${text}` : text
}

/** Patches libraries so that they run under the security policy of the build. */
export function libraryPatches(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'console-library-changes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const module = toModuleName(id)
      seen.add(module)
      return patchModule(code, module)
    },
    buildEnd(error) {
      const idle = Object.keys(patches).filter((module) => !seen.has(module))
      if (!error && idle.length > 0)
        throw new Error(`nothing of ${idle.join(', ')} is built: strike it out of build/policy/library-patches.ts`)
    },
  }
}
