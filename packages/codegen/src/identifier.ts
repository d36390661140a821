import { toCamelCase } from './case.mjs'

// reserved words of Java and TypeScript
const reserved = new Set(
  'abstract assert boolean break byte case catch char class const continue default delete do double else enum export extends final finally float for function goto if implements import in instanceof int interface long native new null package private protected public return short static super switch synchronized this throw throws transient try typeof var void volatile while with'.split(
    ' ',
  ),
)

/** Converts a property or type name to an identifier that is reserved in neither language. */
export const toIdentifier = (name: string) => {
  const word = toCamelCase(name.replace(/[^A-Za-z0-9_]/g, '_')).replace(/^[^A-Za-z]+/, '') || 'value'
  return reserved.has(word) ? `${word}Value` : word
}
