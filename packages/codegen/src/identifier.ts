import { toCamelCase } from './case.mjs'

// words of both languages that no name may be
const reserved = new Set(
  'abstract assert boolean break byte case catch char class const continue default delete do double else enum export extends final finally float for function goto if implements import in instanceof int interface long native new null package private protected public return short static super switch synchronized this throw throws transient try typeof var void volatile while with'.split(
    ' ',
  ),
)

/** a property's or a type's name that neither language keeps for itself */
export const toIdentifier = (name: string) => {
  const word = toCamelCase(name.replace(/[^A-Za-z0-9_]/g, '_')).replace(/^[^A-Za-z]+/, '') || 'value'
  return reserved.has(word) ? `${word}Value` : word
}
