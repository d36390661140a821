// renders the types of a service with openapi-typescript, flat: without the graph of paths and operations around them
import { createRequire } from 'node:module'
import { basename, extname } from 'node:path'
import { convert, convertBody, convertFields, joinUnion } from './convert-schema.mjs'
import { decodePointer } from './openapi-document.mjs'
import { capitalize, chooseFree, quote, toCommentText, toIdentifier, unescapePointer } from './text.mjs'

// `require`, because an import would scan the compiler for its exports first, which takes longer than to load it
const require = createRequire(import.meta.url)
const { astToString, transformSchemaObject } = require('openapi-typescript')
/** @type {import('typescript')} */
const ts = require('typescript')
const { factory } = ts

/** Returns the text of a literal as this generator quotes it; openapi-typescript writes it as an identifier. */
const requote = (type) =>
  ts.isIdentifier(type) && type.text.startsWith('"') ? factory.createIdentifier(quote(JSON.parse(type.text))) : type

function requoteAll(type) {
  if (ts.isIdentifier(type)) return requote(type)
  return ts.isUnionTypeNode(type) ? factory.createUnionTypeNode(type.types.map(requote)) : undefined
}

function requoteName(property) {
  if (!ts.isStringLiteral(property.name)) return undefined
  const { modifiers, name, questionToken, type } = property
  return factory.createPropertySignature(modifiers, factory.createIdentifier(quote(unescapePointer(name.text))), questionToken, type)
}

// words that the types use themselves
const ownNames = new Set(['Array', 'Blob', 'Operation', 'Record'])

// steps of a pointer that say where a schema is, not what it is
const structure = new Set(
  'paths components schemas definitions $defs responses requestBodies requestBody parameters content schema properties items allOf oneOf anyOf not'.split(
    ' ',
  ),
)
const holders = new Set(['schemas', 'definitions', '$defs'])

/** Returns the name of a schema: its key, else the words of its pointer that are no keywords, else the name of its file. */
function readName({ file, pointer }) {
  const steps = pointer.split('/').slice(1).map(decodePointer)
  if (holders.has(steps.at(-2))) return { name: steps.at(-1), isOwn: true }
  const words = steps.filter((step) => !structure.has(step) && !/^\d+$|^[\w.+-]+\/[\w.+*-]+$/.test(step))
  return { name: words.length > 0 ? words.join(' ') : basename(file, extname(file)), isOwn: false }
}

const toTypeName = (name) => {
  const word = capitalize(toIdentifier(name, 'Schema'))
  return ownNames.has(word) ? `${word}Shape` : word
}

/** Assigns a unique type name to each schema, and a second one to its written form if that differs. */
function createTypeNames({ schemas, reserved, report }) {
  const taken = new Set(reserved)
  const bases = new Map()
  const forms = new Map([
    ['read', new Map()],
    ['write', new Map()],
  ])
  const isTaken = (name) => taken.has(name)

  function assign(node, { name, isOwn }) {
    const requested = toTypeName(name)
    const free = reserved.has(requested) ? chooseFree([`${requested}Shape`], isTaken) : chooseFree([requested], isTaken)
    if (free !== requested && isOwn)
      report(`schema ${name} is the type ${free}, because another schema or an entity is called ${requested}`)
    taken.add(free)
    bases.set(node, free)
    return free
  }

  function chooseForm(base, form) {
    if (base.endsWith('Draft') === (form === 'write')) return base
    const name = chooseFree(form === 'read' ? [`${base}Read`] : [`${base}Draft`, `${base}Input`], isTaken)
    taken.add(name)
    return name
  }

  const own = [...schemas].filter(([, node]) => typeof node === 'object' && node !== null && typeof node.$ref !== 'string')
  // a name that needs no change comes before one that becomes the same
  for (const isExact of [true, false])
    for (const [name, node] of own) if ((toTypeName(name) === name) === isExact && !bases.has(node)) assign(node, { name, isOwn: true })

  return (place, form) => {
    const base = bases.get(place.node) ?? assign(place.node, readName(place))
    const names = forms.get(form)
    const known = names.get(place.node)
    if (known) return known
    const name = chooseForm(base, form)
    names.set(place.node, name)
    return name
  }
}

const addComment = (statement, text) =>
  text ? ts.addSyntheticLeadingComment(statement, ts.SyntaxKind.MultiLineCommentTrivia, `* ${toCommentText(text)} `, true) : statement

/**
 * Creates the types of one service: each schema as it is read (`Boat`) and as it is written (`BoatDraft`), without the
 * graph of paths and operations around it, so that a consumer's compiler reads nothing else.
 */
export function createTypes({ schemas, reserved = new Set(), report = () => undefined }) {
  const getTypeName = createTypeNames({ schemas, reserved, report })
  const texts = new Map()
  const waiting = []
  let used = new Set()

  const context = {
    additionalProperties: false,
    arrayLength: false,
    defaultNonNullable: false,
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    immutable: false,
    injectFooter: [],
    propertiesRequiredByDefault: false,
    resolve: () => undefined,
    postTransform: requoteAll,
    transformProperty: requoteName,
    transform({ type, name }) {
      if (type === 'blob') return factory.createTypeReferenceNode('Blob')
      if (type !== 'reference') return undefined
      used.add(name)
      return factory.createTypeReferenceNode(name)
    },
  }

  function refer(place, form) {
    const name = getTypeName(place, form)
    if (!texts.has(name)) {
      texts.set(name, '')
      waiting.push({ name, place, form })
    }
    return { type: 'reference', name }
  }
  const toUsage = (about) => ({ refer, open: new Set(), ...about })

  const toNode = (schema) => transformSchemaObject(schema, { path: '#/', ctx: context })
  const toAlias = (name, schema, modifiers) => factory.createTypeAliasDeclaration(modifiers, name, undefined, toNode(schema))

  function renderNext({ name, place, form }) {
    const schema = convertBody(place.node, toUsage({ file: place.file, form }))
    const { description } = place.node
    const statement = toAlias(name, schema, [factory.createModifier(ts.SyntaxKind.ExportKeyword)])
    texts.set(name, astToString(addComment(statement, typeof description === 'string' ? description : '')))
  }

  return {
    /** Returns the name of a schema with a type of its own. */
    getName: (place, form) => refer(place, form).name,
    convert: (schema, about) => convert(schema, toUsage(about)),
    join: joinUnion,
    convertFields: (fields, form) => convertFields(fields, toUsage({ form })),
    /** Renders a converted schema. */
    render: (schema) =>
      astToString(toAlias('T', schema))
        .replace(/^type T = /, '')
        .replace(/;\s*$/, ''),
    /** Returns the names that were rendered since the last call. */
    takeNames() {
      const names = [...used].toSorted()
      used = new Set()
      return names
    },
    /** Renders all types requested so far, sorted by name. */
    text() {
      // a type may request others
      for (let next = waiting.pop(); next; next = waiting.pop()) renderNext(next)
      return [...texts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, text]) => text)
        .join('\n')
    },
  }
}
