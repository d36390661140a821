// reads the parameters of a call: their names in the input, and how they are sent
import { getStructure, isJson, readStyle } from './media.mjs'
import { isNode, toMembers } from './openapi-document.mjs'
import { resolveNode, toList } from './schema.mjs'
import { capitalize, chooseFree, toIdentifier, toText } from './text.mjs'

// the client sets these itself, or the transport does
const ownHeaders = new Set(
  'accept authorization blade-auth blade-requested-with captcha-code captcha-key connection content-length content-type cookie dept-id host idempotency-key role-id tenant-id traceparent user-type'.split(
    ' ',
  ),
)
const locations = new Set(['query', 'path', 'header', 'cookie'])

/** Returns the declared parameters of a call, including those that its path declares for all methods. */
function readDeclared(places, authNames) {
  const declared = places.flatMap(({ list, file }) =>
    toList(list).flatMap((entry) => {
      const { node, file: within } = resolveNode(entry, file)
      const wire = toText(node?.name)
      if (wire === undefined || !locations.has(node.in)) return []
      const header = wire.toLowerCase()
      if (node.in === 'header' && (ownHeaders.has(header) || authNames.has(header))) return []
      const [type, media] = Object.entries(toMembers(node.content))[0] ?? []
      return { ...node, wire, schema: node.schema ?? toMembers(media).schema, isJsonText: type !== undefined && isJson(type), within }
    }),
  )
  return [...new Map(declared.map((entry) => [`${entry.in} ${entry.wire}`, entry])).values()]
}

const braces = /\{([^{}]*)\}/g

/** Finds the parameter of a template, which may say more than a name: `{name=projects/*}`, `{+path}`, `{**rest}`. */
function findInPath(template, declared) {
  const name = template.replace(/^[+*]+|=.*$|\*+$/g, '')
  const found = declared.find(({ wire }) => wire === template) ?? declared.find(({ wire }) => wire === name)
  return { isOpen: found?.wire !== template && name !== template, ...(found ?? { wire: name, in: 'path', schema: { type: 'string' } }) }
}

/** Names the parameters of the path in the order of its braces, and returns the path with these names. */
function readPath(path, declared) {
  const found = new Map()
  const taken = new Set()
  for (const [, template] of path.matchAll(braces)) {
    if (found.has(template)) continue
    const entry = findInPath(template, declared)
    const known = [...found.values()].find(({ wire }) => wire === entry.wire)
    const name = known?.name ?? chooseFree([toIdentifier(entry.wire, 'parameter')], (candidate) => taken.has(candidate))
    taken.add(name)
    found.set(template, { ...entry, name, required: true })
  }
  const parameters = [...new Map([...found.values()].map((entry) => [entry.name, entry])).values()]
  return { path: path.replace(braces, (_, template) => `{${found.get(template).name}}`), parameters }
}

/** Returns what the operation says about a parameter that deviates from the SDK's defaults; `undefined` if nothing does. */
function describe(entry) {
  const { name, wire, schema, within, allowReserved, isJsonText } = entry
  const about = {}
  if (entry.in !== 'query' && entry.in !== 'path') about.in = entry.in
  if (isJsonText) about.content = 'application/json'
  else if (entry.in === 'query') Object.assign(about, readStyle(entry, getStructure(schema, within)))
  else {
    if (entry.style === 'label' || entry.style === 'matrix') about.style = entry.style
    if (entry.explode === true && getStructure(schema, within)) about.explode = true
  }
  if (allowReserved === true || entry.isOpen) about.allowReserved = true
  if (entry.in !== 'path' && name !== wire) about.name = wire
  return Object.keys(about).length > 0 ? about : undefined
}

/**
 * Reads the parameters of a call. Each has one name in the flat input; one that another has already is preceded by
 * where it is sent: `queryId` next to the `id` of the path.
 */
export function readParameters({ path, places, authNames, report }) {
  const declared = readDeclared(places, authNames)
  const inPath = readPath(
    path,
    declared.filter((entry) => entry.in === 'path'),
  )
  const used = new Set(inPath.parameters.map(({ wire }) => wire))
  for (const { wire, ...entry } of declared)
    if (entry.in === 'path' && !used.has(wire)) report(`has no {${wire}} in its path: that parameter is left out`)
  const taken = new Set(inPath.parameters.map(({ name }) => name))
  const others = declared
    .filter((entry) => entry.in !== 'path')
    .map((entry) => {
      const name = chooseFree([entry.wire, `${entry.in}${capitalize(entry.wire)}`], (candidate) => taken.has(candidate))
      taken.add(name)
      if (name !== entry.wire) report(`has two parameters ${entry.wire}: the one in the ${entry.in} is ${name}`)
      return { ...entry, name, required: entry.required === true }
    })
  const all = [...inPath.parameters, ...others]
  const deviations = all.map((entry) => [entry.name, describe(entry)]).filter(([, about]) => about)
  return {
    path: inPath.path,
    pathParameters: inPath.parameters,
    query: others.filter((entry) => entry.in === 'query'),
    headers: others.filter((entry) => entry.in !== 'query'),
    parameters: deviations.length > 0 ? Object.fromEntries(deviations) : undefined,
  }
}

/** Returns the encoding of form fields that deviates from the SDK's default; `undefined` if none does. */
export function readParts({ type, encoding }, fields) {
  const isUrlEncoded = type === 'application/x-www-form-urlencoded'
  const parts = [...fields].flatMap(([name, field]) => {
    const settings = toMembers(Object.hasOwn(encoding, name) ? encoding[name] : undefined)
    const structure = getStructure(field.raw, field.within)
    const contentType = toText(settings.contentType)
    if (contentType !== undefined && /^[\w.+-]+\/[\w.+-]+(;.*)?$/.test(contentType)) return [[name, { contentType }]]
    const isStyled = isUrlEncoded || settings.style !== undefined || settings.explode !== undefined
    const about = isStyled ? readStyle(settings, structure) : {}
    return Object.keys(about).length > 0 ? [[name, about]] : []
  })
  return isNode(encoding) && parts.length > 0 ? Object.fromEntries(parts) : undefined
}
