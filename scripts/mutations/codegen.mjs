// the same of the generator of operations: `find` becomes `put` in packages/codegen/src/generate/<file>
const suite = '../../../../scripts/own-descriptions.test.mjs'

export const codegenMutations = [
  {
    gate: 'two calls of one name are told, not written over one another',
    file: 'names.mjs',
    find: '    if (other)',
    put: '    if (undefined)',
    suite,
    named: 'twice.yaml',
  },
  {
    gate: 'files of others stay where they are',
    file: 'generate.mjs',
    find: 'text !== undefined && !isOurs(text)',
    put: 'text === banner',
    suite,
    named: 'files of others stay',
  },
  {
    gate: 'an answer without an envelope is not unwrapped',
    file: 'media.mjs',
    find: "(fields.has('success') || fields.has('msg'))",
    put: 'true',
    suite,
    named: 'compiles',
  },
  {
    gate: 'a body of another media type goes under its own',
    file: 'emit.mjs',
    find: "'Blob | string'",
    put: "'string'",
    suite,
    named: 'compiles',
  },
  {
    gate: 'what is a draft by its own name is not called so twice',
    file: 'shapes.mjs',
    find: "    if (name.endsWith('Draft')) return name\n",
    put: '',
    suite,
    named: 'compiles',
  },
  {
    gate: 'car washes are not car washs',
    file: '../names.mjs',
    find: '(s|x|z|ch|sh)',
    put: '(s|x|z|ch)',
    suite: '../names.test.ts',
  },
  {
    gate: 'a column of an Avue option that the contract lacks is told',
    file: '../avue/convert-column.mjs',
    find: 'told: [unknown(prop, entity, subject)]',
    put: 'told: []',
    suite: '../../../kit/src/testing/avue.test.tsx',
    named: 'what is left',
  },
  {
    gate: 'an Avue option searches by what the list takes alone',
    file: '../avue/convert-column.mjs',
    find: 'if (query.includes(prop)) return { searched: true }',
    put: 'return { searched: true }',
    suite: '../../../kit/src/testing/avue.test.tsx',
    named: 'what is left',
  },
]
