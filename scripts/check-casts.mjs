// a cast (`as`) says beside it why it holds: a comment on its line, or on the line above
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { root } from './lib/root.mjs'

// the classic compiler, which lets its syntax tree be walked
const ts = createRequire(import.meta.url)('typescript')

const isShipped = (file) =>
  /\.tsx?$/.test(file) &&
  !/(\.test|\.spec|\.test-d)\.tsx?$|(^|\/)(testing?|generated)\//.test(file) &&
  /^(packages\/[^/]+\/(src|theme|policy)|plugins|mocks|scripts|e2e)\//.test(file)

const isConst = (node) => ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const'

/** the lines of `text`, counted from 1, with a cast and no reason beside it */
export function findUnexplainedCasts(text, file = 'a.tsx') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const lines = text.split('\n')
  const isCommented = (at) => /\/\/ |\/\* |\*\/|^\s*\* /.test(lines[at] ?? '')
  const found = new Set()
  const visit = (node) => {
    if (ts.isAsExpression(node) && !isConst(node)) {
      const at = source.getLineAndCharacterOfPosition(node.type.getStart()).line
      const start = source.getLineAndCharacterOfPosition(node.getStart()).line
      if (![at, start, start - 1].some(isCommented)) found.add(at + 1)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found]
}

/** sentences about files under `folder` */
export const checkCasts = (folder, files = listTrackedFiles(folder)) =>
  files
    .filter(isShipped)
    .flatMap((file) =>
      findUnexplainedCasts(readFileSync(join(folder, file), 'utf8'), file).map((line) => `${file}:${line} casts without saying why`),
    )

if (isMainModule(import.meta.url)) reportFindings(checkCasts(root), 'every cast says why')
