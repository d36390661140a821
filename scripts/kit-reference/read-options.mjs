// reads options, parameters and docstrings of the kit from its types
import { createRequire } from 'node:module'
import { resolveFromRoot } from '../lib/root.mjs'

// the TypeScript of scripts/, which has a compiler API
export const ts = createRequire(import.meta.url)('typescript')

const ownSources = resolveFromRoot('packages')
const isOwn = (declaration) => {
  const { fileName } = declaration.getSourceFile()
  return fileName.startsWith(ownSources) && !fileName.includes('/node_modules/')
}

const toLine = (text) => text.replaceAll(/\s+/g, ' ').trim()
const defaultPattern = /\s*Defaults? to ((?:`[^`]*`|[^.`]|\.(?=\S))+)\./

/** Splits a docstring into its sentences and its default. */
export function splitDoc(text) {
  const line = toLine(text.replaceAll(/\{@link (\w+)\}/g, '`$1`'))
  const [found, value] = defaultPattern.exec(line) ?? []
  return found === undefined ? { doc: line } : { doc: line.replace(found, '').trim(), default: value }
}

/** Creates readers of the types of one program. */
export function createReader(checker) {
  const readDoc = (symbol) => splitDoc(ts.displayPartsToString(symbol.getDocumentationComment(checker)))

  const renderParameters = ({ parameters }) => parameters.map((parameter) => toLine(parameter.getText())).join(', ')

  function renderType(declaration, symbol) {
    if (declaration.parameters) return `(${renderParameters(declaration)}) => ${toLine(declaration.type?.getText() ?? 'void')}`
    if (declaration.type) return toLine(declaration.type.getText())
    return checker.typeToString(checker.getBaseTypeOfLiteralType(checker.getTypeOfSymbol(symbol)))
  }

  /** Reads a property as `{ name, type, optional, doc, default }`. */
  function readProperty(symbol) {
    const [declaration] = symbol.declarations
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
    return { name: symbol.name, type: renderType(declaration, symbol), optional, ...readDoc(symbol) }
  }

  /** Splits a union, and an intersection with a type that depends on a parameter, whose second branch is the longer one. */
  function splitType(type) {
    if (type.isUnionOrIntersection()) return type.types.flatMap(splitType)
    if ((type.flags & ts.TypeFlags.Conditional) !== 0) return [checker.getTypeFromTypeNode(type.root.node.falseType)]
    return [type]
  }

  /** Returns the properties that this repository declares, of every member of a union. */
  function readProperties(type) {
    const parts = splitType(type)
    const byName = new Map()
    for (const symbol of parts.flatMap((part) => checker.getPropertiesOfType(part))) {
      const [declaration] = symbol.declarations ?? []
      const isNever = declaration?.type?.kind === ts.SyntaxKind.NeverKeyword
      if (!declaration || !isOwn(declaration) || symbol.name.startsWith('~') || symbol.name.startsWith('__') || isNever) continue
      if (!byName.has(symbol.name)) byName.set(symbol.name, readProperty(symbol))
    }
    return [...byName.values()]
  }

  /** Whether a parameter of the type is a set of named options, not a value. */
  function isOptions(type) {
    const name = type.aliasSymbol?.name ?? type.symbol?.name ?? ''
    if (type.getCallSignatures().length > 0 || checker.isArrayType(type)) return false
    if (type.isIntersection()) return type.types.some(isOptions)
    return /(?:Options|Props|Rules|Declaration|^__type)$/.test(name) || (type.isUnion() && type.types.every(isOptions))
  }

  const hasForeignProperties = (type) =>
    checker.getPropertiesOfType(type).some((symbol) => symbol.declarations?.some((declaration) => !isOwn(declaration)))

  /** Reads the parameters of a call: one row each, followed by the options that it takes. */
  function readSignature(signature) {
    const rows = []
    for (const symbol of signature.parameters) {
      const declaration = symbol.valueDeclaration
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
      const isNamed = declaration && ts.isIdentifier(declaration.name)
      const options = isOptions(type) ? readProperties(type) : []
      if (options.length > 0) rows.push(...options)
      else if (isNamed)
        rows.push({
          name: symbol.name,
          type: renderType(declaration, symbol),
          optional: declaration.questionToken !== undefined || declaration.initializer !== undefined,
          ...readDoc(symbol),
        })
    }
    return rows
  }

  /** Returns the `@param` tags of an export by name; those of an overload type are at the export. */
  const readParameterDocs = (symbol) =>
    new Map(
      symbol
        .getJsDocTags(checker)
        .filter(({ name }) => name === 'param')
        .map(({ text }) => /^(\S+)\s+(?:- )?(.+)$/s.exec(ts.displayPartsToString(text)) ?? [])
        .map(([, name, doc = '']) => [name, toLine(doc)]),
    )

  /** Reads the options of all signatures, each name once; what only an overload takes is optional, with the doc of that overload. */
  function readOptions(signatures) {
    const last = signatures.at(-1)
    const byName = new Map()
    for (const signature of [...signatures].reverse()) {
      const { doc } = splitDoc(ts.displayPartsToString(signature.getDocumentationComment(checker)))
      for (const row of readSignature(signature)) {
        if (byName.has(row.name)) continue
        byName.set(row.name, signature === last ? row : { ...row, optional: true, doc: row.doc || doc })
      }
    }
    return [...byName.values()]
  }

  return { readDoc, readParameterDocs, readProperties, readOptions, hasForeignProperties, renderParameters }
}
