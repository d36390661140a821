import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const blob = ts.factory.createTypeReferenceNode('Blob')

/** the types of one service, by openapi-typescript: read-only and write-only properties marked, binaries as Blob */
export async function emitTypes(url) {
  const ast = await openapiTS(url, {
    readWriteMarkers: true,
    silent: true,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  })
  return `// made by \`npm run generate\`; never edited\n${astToString(ast)}`
}
