// bundles a contract and the components that it references in other files into one document
import { basename, dirname, join } from 'node:path'
import { isNode, loadDocument, toMembers } from '@jwsk/codegen/generate'

const component = /^(.*)#\/components\/([^/]+)\/([^/]+)$/

/** Returns the contract in `file` with internal references only. */
export function bundleContract(file) {
  const bundled = {}
  const sources = new Map()

  /** Returns the path of a component in the bundle, copied on first use. */
  function bring(reference, from) {
    const [, path, section, name] = reference.match(component) ?? []
    if (!name) throw new Error(`${basename(from)}: ${reference} is no component`)
    const at = path ? join(dirname(from), path) : from
    const pointer = `#/components/${section}/${name}`
    const known = sources.get(pointer)
    if (known === at) return pointer
    if (known) throw new Error(`${basename(at)}: ${basename(known)} has another ${pointer}`)
    const node = toMembers(toMembers(loadDocument(at).components)[section])[name]
    if (node === undefined) throw new Error(`${basename(from)}: ${reference} leads nowhere`)
    // a component that only references another file's is an alias of it
    const elsewhere = isNode(node) && typeof node.$ref === 'string' && node.$ref.endsWith(pointer)
    if (elsewhere) return bring(node.$ref, at)
    sources.set(pointer, at)
    bundled[section] ??= {}
    // reserved before copying, because a component may reference itself
    bundled[section][name] = undefined
    bundled[section][name] = copy(node, at)
    return pointer
  }

  function copy(node, from) {
    if (Array.isArray(node)) return node.map((entry) => copy(entry, from))
    if (!isNode(node)) return node
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [
        name,
        name === '$ref' && typeof value === 'string' ? bring(value, from) : copy(value, from),
      ]),
    )
  }

  const { components, ...rest } = loadDocument(file)
  const whole = copy(rest, file)
  for (const [section, entries] of Object.entries(toMembers(components)))
    for (const name of Object.keys(toMembers(entries))) bring(`#/components/${section}/${name}`, file)
  return { ...whole, components: bundled }
}
