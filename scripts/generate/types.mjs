import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const blob = ts.factory.createTypeReferenceNode('Blob')

function edit(text, pattern, replacement) {
  if (!pattern.test(text)) throw new Error(`openapi-typescript writes its markers in another way: ${pattern} is not there`)
  return text.replace(pattern, replacement)
}

/** Renders the types of one service with openapi-typescript: read-only and write-only properties marked, binaries as Blob. */
export async function emitTypes(url) {
  const ast = await openapiTS(url, {
    readWriteMarkers: true,
    silent: true,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  })
  let text = astToString(ast)
  // a file is a value, not a record whose methods could be read-only
  text = edit(text, /^export type Readable<T> = /m, '$&T extends Blob ? T : ')
  text = edit(text, /^export type Writable<T> = /m, '$&T extends Blob ? T : ')
  // a draft may lack its id, a loaded record never does
  text = edit(
    text,
    /^( {4}\[K in keyof T as [^\n]*\$Write[^\n]*\n\})( : T;)$/m,
    "$1 & (string extends keyof T ? unknown : 'id' extends keyof T ? { id: string } : unknown)$2",
  )
  return `// made by \`npm run generate\`; never edited\n${text}`
}
