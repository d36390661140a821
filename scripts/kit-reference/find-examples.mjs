// finds the examples of the reference: of the gallery for field kinds, components and hooks, of examples.tsx for declarations
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { resolveFromRoot } from '../lib/root.mjs'
import { ts } from './read-options.mjs'

const examplesFile = 'scripts/kit-reference/examples.tsx'
const galleryFolder = 'packages/gallery/src/examples'
/** Screens of the gallery by folder of its examples, where they differ. */
const screenByFolder = { kinds: 'fields' }

const toName = (file) =>
  basename(file)
    .replace(/\.tsx?$/, '')
    .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Lists the examples of the gallery as `{ name, file, screen, folder, text }`. */
export const listGalleryExamples = () =>
  readdirSync(resolveFromRoot(galleryFolder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(galleryFolder, file).replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const [group] = file.slice(galleryFolder.length + 1).split('/')
      const text = readFileSync(resolveFromRoot(file), 'utf8')
      return {
        name: toName(file),
        file,
        screen: `/gallery/${screenByFolder[group] ?? group}`,
        folder: basename(dirname(file)),
        group,
        text,
      }
    })

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

function* walk(node) {
  yield node
  for (const child of node.getChildren()) yield* walk(child)
}

/** Returns the source of a node without the indentation of its line. */
function toExcerpt(node, source) {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  const [, indent] = /^(\s*)/.exec(source.text.split('\n')[line])
  return node.getText().replaceAll(`\n${indent}`, '\n')
}

/** Returns the examples of declaration keys and of actions by name, the first of each. */
export function findDeclarationExamples() {
  const source = parse(examplesFile, readFileSync(resolveFromRoot(examplesFile), 'utf8'))
  const found = new Map()
  const add = (name, node) => found.has(name) || found.set(name, toExcerpt(node, source))
  for (const node of walk(source)) {
    if (!ts.isCallExpression(node)) continue
    const callee = node.expression.getText()
    if (callee === 'defineResource') for (const property of node.arguments[0].properties) add(property.name.getText(), property)
    else if (/^action(?:\.\w+)?$/.test(callee)) add(callee, node)
  }
  return found
}
