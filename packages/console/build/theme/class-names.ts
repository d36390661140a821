// collects the class names that the sources write: in className and …ClassName, and in constants and functions used there
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

interface Span {
  readonly start: number
  readonly end: number
}

interface Mention extends Span {
  readonly text: string
}

const isInsideSpan = (spans: readonly Span[]) => (inner: Span) => spans.some(({ start, end }) => start <= inner.start && inner.end <= end)

/** Parses the class names of a source, by position; values of comparisons are no class names. */
function parseSource(file: string, source: string) {
  const classes: Span[] = []
  const comparisons: Span[] = []
  const texts: Mention[] = []
  const names: Mention[] = []
  const declared: Mention[] = []
  const isClass = (name: string) => /^class$|className$/i.test(name)
  const { program } = parseSync(file, source)
  new Visitor({
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && isClass(node.name.name)) classes.push(node)
    },
    Property: (node) => {
      if (node.key.type === 'Identifier' && isClass(node.key.name)) classes.push(node.value)
    },
    BinaryExpression: (node) => {
      if (node.operator !== '+') comparisons.push(node)
    },
    VariableDeclarator: (node) => {
      if (node.id.type === 'Identifier') declared.push({ start: node.start, end: node.end, text: node.id.name })
    },
    FunctionDeclaration: (node) => {
      if (node.id) declared.push({ start: node.start, end: node.end, text: node.id.name })
    },
    Identifier: ({ start, end, name }) => {
      names.push({ start, end, text: name })
    },
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push({ start: node.start, end: node.end, text: node.value })
    },
    TemplateElement: ({ start, end, value }) => {
      texts.push({ start, end, text: value.cooked ?? '' })
    },
  }).visit(program)
  return { classes, comparisons, texts, names, declared }
}

/** Finds the class names that one source writes. */
export function findClassNames(file: string, source: string): string[] {
  const { classes, comparisons, texts, names, declared } = parseSource(file, source)
  const named = new Set(names.filter(isInsideSpan(classes)).map(({ text }) => text))
  const spans = [...classes, ...declared.filter(({ text }) => named.has(text))]
  const isCompared = isInsideSpan(comparisons)
  return texts
    .filter((text) => isInsideSpan(spans)(text) && !isCompared(text))
    .flatMap(({ text }) => text.split(/\s+/))
    .filter(Boolean)
}

const skipped = new Set(['node_modules', 'dist', 'generated', 'testing', 'locales'])

function* listFiles(folder: string, name: RegExp): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* listFiles(path, name)
    if (entry.isFile() && name.test(entry.name)) yield path
  }
}

const readFiles = (folders: readonly string[], name: RegExp) =>
  folders.flatMap((folder) => [...listFiles(folder, name)].map((file) => ({ file, text: readFileSync(file, 'utf8') })))

/** Collects the class names that the sources of these folders write, each with one file that does. */
export const collectClassNames = (folders: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    readFiles(folders, /^(?!.*\.(test|bench|d)\.).*\.tsx?$/)
      .filter(({ text }) => /class/i.test(text))
      .flatMap(({ file, text }) => findClassNames(file, text).map((name) => [name, file] as const)),
  )

/** Collects the class names that the style sheets of these folders have rules for. */
export const collectStyledClasses = (folders: readonly string[]): ReadonlySet<string> =>
  new Set(readFiles(folders, /\.css$/).flatMap(({ text }) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)))
