// reads what @jwsk/kit exports: field kinds, keys of a declaration, actions, components, hooks, functions and types
import { resolveFromRoot } from '../lib/root.mjs'
import { createReader, ts } from './read-options.mjs'

const entry = resolveFromRoot('packages/kit/src/index.ts')
const model = (name) => resolveFromRoot(`packages/kit/src/resource/model/${name}.ts`)

function createProgram() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const { options } = ts.getParsedCommandLineOfConfigFile(resolveFromRoot('tsconfig.json'), { noEmit: true, types: [] }, host)
  return ts.createProgram([entry], options)
}

const isType = (symbol) => (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0

/** Returns the group of an export; `isKind` tells whether a call of it returns a field. */
function toGroup(name, { symbol, isKind }) {
  if (isType(symbol)) return /(?:Slot|ActionView|Screen)Props$/.test(name) ? 'slots' : 'types'
  if (isKind && name !== 'createField') return 'kinds'
  if (/^use[A-Z]/.test(name)) return 'hooks'
  return /^[A-Z]/.test(name) ? 'components' : 'functions'
}

/** Creates the reader of one export. */
function createExportReader(checker) {
  const reader = createReader(checker)

  const getSignatures = (type) =>
    type.getConstructSignatures().length > 0 ? type.getConstructSignatures().slice(0, 1) : type.getCallSignatures()

  const isFieldType = (signature) => signature.getReturnType().getProperty('~wire') !== undefined

  const readTypeExport = (symbol) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const [declaration] = symbol.declarations
    const rows = (symbol.flags & ts.SymbolFlags.Interface) !== 0 || type.isIntersection() ? reader.readProperties(type) : []
    return rows.length > 0 ? { rows } : { rows, code: declaration.getText().replace(/^export /, '') }
  }

  return (exported) => {
    const symbol = (exported.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(exported) : exported
    const { name } = exported
    const { doc } = reader.readDoc(symbol)
    if (isType(symbol)) return { name, doc, group: toGroup(name, { symbol }), ...readTypeExport(symbol) }
    const type = checker.getTypeOfSymbol(symbol)
    const signatures = getSignatures(type)
    const group = toGroup(name, { symbol, isKind: signatures.some(isFieldType) })
    const docs = reader.readParameterDocs(symbol)
    const [props] = signatures[0]?.parameters ?? []
    return {
      ...{ name, doc, group },
      rows: reader.readOptions(signatures).map((row) => ({ ...row, doc: row.doc || (docs.get(row.name) ?? '') })),
      acceptsAttributes: group === 'components' && props !== undefined && reader.hasForeignProperties(checker.getTypeOfSymbol(props)),
      ...(['functions', 'hooks'].includes(group) &&
        signatures.length > 0 && { signature: `${name}${checker.signatureToString(signatures[0])}` }),
    }
  }
}

const declares = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** Returns the keys of a declaration; its types depend on those of the operations, so they are read as written. */
function readDeclarationKeys(program) {
  const checker = program.getTypeChecker()
  const statements = ['declaration', 'list/views'].flatMap((name) => [...program.getSourceFile(model(name)).statements])
  const byName = new Map(statements.filter(declares).map((node) => [node.name.text, node]))
  const reader = createReader(checker)
  const keys = new Map()
  const readNode = (node) => reader.readDoc(checker.getSymbolAtLocation(node.name))
  function collectProperty(node, doc) {
    const own = readNode(node)
    const type = node.type.getText().replaceAll(/\s+/g, ' ')
    const row = { name: node.name.getText(), type, optional: node.questionToken !== undefined, ...(own.doc ? own : doc) }
    if (!keys.has(row.name)) keys.set(row.name, row)
  }
  function collectNamed(node) {
    if (ts.isTypeAliasDeclaration(node)) collectType(node.type, readNode(node))
    else for (const member of node.members) collectProperty(member)
  }
  /** Collects the properties of a type; `doc` is that of the alias that it belongs to. */
  function collectType(node, doc) {
    if (ts.isTypeReferenceNode(node)) {
      const found = byName.get(node.typeName.getText())
      if (found) collectNamed(found)
    } else if (ts.isConditionalTypeNode(node)) collectType(node.trueType, doc)
    else if (ts.isIntersectionTypeNode(node)) for (const part of node.types) collectType(part)
    else if (ts.isTypeLiteralNode(node)) for (const member of node.members) collectProperty(member, doc)
  }
  for (const name of ['ResourceDeclaration', 'ViewsDeclaration', 'ActionLists']) collectNamed(byName.get(name))
  return [...keys.values()]
}

/** Returns the actions of the builder with their options; `action` itself is the first. */
function readActions(program) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(model('action-builder'))
  const builder = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'ActionBuilder')
  const reader = createReader(checker)
  return builder.members.map((member) => {
    const signature = checker.getSignatureFromDeclaration(member)
    const { doc } = member.name
      ? reader.readDoc(checker.getSymbolAtLocation(member.name))
      : { doc: ts.displayPartsToString(signature.getDocumentationComment(checker)) }
    const name = member.name ? `action.${member.name.getText()}` : 'action'
    return { name, doc: doc.replaceAll(/\s+/g, ' '), rows: reader.readOptions([signature]) }
  })
}

/** Reads everything that the reference of the kit describes. */
export function readKit() {
  const program = createProgram()
  const checker = program.getTypeChecker()
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)))
  return {
    exports: exported.map(createExportReader(checker)),
    declarationKeys: readDeclarationKeys(program),
    actions: readActions(program),
  }
}
