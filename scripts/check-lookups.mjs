// a table of ours is asked for a name that came from elsewhere by `ownEntry(table, name)` or a Map: `table[name]` answers
// `constructor` and `toString` too
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { isMain, report } from './lib/main.mjs'
import { fromRoot, root } from './lib/root.mjs'

// the classic compiler, which tells the types of what is written
const ts = createRequire(import.meta.url)('typescript')

const shipped = (file) =>
  /^(packages\/[^/]+\/(src|test)|plugins|mocks)\//.test(file) && !/(^|\/)(node_modules|generated|dist)\/|\.test\.|\.test-d\./.test(file)

const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node

/** an object that is written out with names of its own; what starts empty is filled by whoever reads it */
function isTable(node, checker) {
  const inner = bare(node)
  if (ts.isObjectLiteralExpression(inner)) return inner.properties.length > 0
  const declared = checker.getSymbolAtLocation(inner)
  const symbol = declared && declared.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(declared) : declared
  const made = symbol?.valueDeclaration
  return (
    made &&
    ts.isVariableDeclaration(made) &&
    made.initializer &&
    ts.isObjectLiteralExpression(bare(made.initializer)) &&
    isTable(made.initializer, checker)
  )
}

const isAnyText = ({ flags }) => (flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0

const isWritten = ({ parent }, node) =>
  ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken

/** the element accesses of a program that ask a table for any text there is */
export function looseLookups(program, isChecked) {
  const checker = program.getTypeChecker()
  const found = []
  const visit = (node) => {
    if (
      ts.isElementAccessExpression(node) &&
      !isWritten(node, node) &&
      isAnyText(checker.getTypeAtLocation(node.argumentExpression)) &&
      isTable(node.expression, checker)
    )
      found.push(node)
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isChecked(file.fileName)) visit(file)
  return found
}

export function programOf(config = fromRoot('tsconfig.json')) {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    config,
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  return ts.createProgram(fileNames, options)
}

function findings() {
  const program = programOf()
  return looseLookups(program, (name) => shipped(relative(root, name))).map((node) => {
    const source = node.getSourceFile()
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    return `${relative(root, source.fileName)}:${line + 1}: ${node.getText()} answers for what every object inherits; write ownEntry(${node.expression.getText()}, ${node.argumentExpression.getText()}) or use a Map`
  })
}

if (isMain(import.meta.url)) report(findings(), 'tables are asked for names of their own only')
