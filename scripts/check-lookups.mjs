// checks that external names are looked up with `getOwn(table, name)` or a Map: `table[name]` also finds
// `constructor` and `toString`
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { resolveFromRoot, root } from './lib/root.mjs'

// the classic compiler, because it has an API for types
const ts = createRequire(import.meta.url)('typescript')

const shipped = (file) =>
  /^(packages\/[^/]+\/(src|test)|plugins|mocks)\//.test(file) && !/(^|\/)(node_modules|generated|dist)\/|\.test\.|\.test-d\./.test(file)

const unwrapExpression = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? unwrapExpression(node.expression) : node

/** Whether the expression is an object literal with properties; an empty one is filled at run time. */
function isRecordType(node, checker) {
  const inner = unwrapExpression(node)
  if (ts.isObjectLiteralExpression(inner)) return inner.properties.length > 0
  const declared = checker.getSymbolAtLocation(inner)
  const symbol = declared && declared.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(declared) : declared
  const made = symbol?.valueDeclaration
  return (
    made &&
    ts.isVariableDeclaration(made) &&
    made.initializer &&
    ts.isObjectLiteralExpression(unwrapExpression(made.initializer)) &&
    isRecordType(made.initializer, checker)
  )
}

const isStringType = ({ flags }) => (flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0

const isAssignmentTarget = ({ parent }, node) =>
  ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken

/** Returns the element accesses of a program that look up an arbitrary string in an object literal. */
export function findUnsafeLookups(program, isChecked) {
  const checker = program.getTypeChecker()
  const found = []
  const visit = (node) => {
    if (
      ts.isElementAccessExpression(node) &&
      !isAssignmentTarget(node, node) &&
      isStringType(checker.getTypeAtLocation(node.argumentExpression)) &&
      isRecordType(node.expression, checker)
    )
      found.push(node)
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isChecked(file.fileName)) visit(file)
  return found
}

export function createProgram(config = resolveFromRoot('tsconfig.json')) {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    config,
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  return ts.createProgram(fileNames, options)
}

function checkLookups() {
  const program = createProgram()
  return findUnsafeLookups(program, (name) => shipped(relative(root, name))).map((node) => {
    const source = node.getSourceFile()
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    return `${relative(root, source.fileName)}:${line + 1}: ${node.getText()} answers for what every object inherits; write getOwn(${node.expression.getText()}, ${node.argumentExpression.getText()}) or use a Map`
  })
}

if (isMainModule(import.meta.url)) reportFindings(checkLookups(), 'tables are asked for names of their own only')
