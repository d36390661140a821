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
    gate: 'what the client cannot send is left out and told',
    file: 'generate.mjs',
    find: 'return !reason',
    put: 'return true',
    suite,
    named: 'the command tells',
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
    file: '../names.ts',
    find: '(s|x|z|ch|sh)',
    put: '(s|x|z|ch)',
    suite: '../names.test.ts',
  },
]
