import { describe, expect, test } from 'vitest'
import { expandIds, parseTags } from './lib/spec-tags.mjs'
import { renderCoverage, readSection, checkStatements, checkTags } from './spec-coverage.mjs'

describe('a tag', () => {
  test('names statements, one by one or as a range', () => {
    expect(expandIds('3.12, 7.9..7.11')).toEqual(['3.12', '7.9', '7.10', '7.11'])
  })

  test('belongs to the test below it, however that is written', () => {
    const text = [
      "import { test } from 'vitest'",
      '// why it is so',
      '// spec 1.1, 1.2',
      "test('one', () => undefined)",
      "test.describe('a group', () => {",
      '  // spec 1.3',
      "  test.each([['(']])('two of %s', () => undefined)",
      '  // spec 1.4',
      '  for (const name of names)',
      '    test(`three of \x24{name}`, () => undefined)',
      '})',
      '// spec 1.5',
      "test.property({ name: 'four', runs: 1 }, [], () => undefined)",
    ].join('\n')
    expect(parseTags(text)).toEqual([
      { id: '1.1', title: 'one' },
      { id: '1.2', title: 'one' },
      { id: '1.3', title: 'a group › two of %s' },
      { id: '1.4', title: 'a group › three of \x24{name}' },
      { id: '1.5', title: 'four' },
    ])
  })

  test('of a statement that nobody knows, above no test, or of one that is left out, is refused', () => {
    const sections = [readSection('# 1 A\n\n- 1.1 a\n- 1.2 b\n  left out: [0001](decisions/0001-x.md)\n')]
    const tags = parseTags("// spec 1.1\nconst a = 1\n// spec 1.2\ntest('t', run)\n// spec 1.9\ntest('u', run)", 'a.test.ts')
    expect(
      checkTags(
        sections,
        tags.map((tag) => ({ ...tag, file: 'a.test.ts' })),
      ).sort(),
    ).toEqual([
      'a.test.ts: spec 1.1 stands above no test',
      'a.test.ts: spec 1.2 is held, and docs/spec says that it is left out',
      'a.test.ts: spec 1.9 is no statement of docs/spec',
    ])
  })
})

test('statements are counted without a gap and kept short', () => {
  const section = readSection(`# 3 Things\n\n- 3.1 a\n\n## More\n\n- 3.3 ${'b'.repeat(101)}\n`)
  expect(checkStatements([section])).toEqual([
    'docs/spec: 3.3 stands where 3.2 is expected',
    'docs/spec: 3.3 is longer than 100 characters',
  ])
})

test('the table tells what holds a statement, what is left out and what is open', () => {
  const sections = [readSection('# 1 A\n\n- 1.1 a | b\n- 1.2 c\n  left out: [0001](decisions/0001-x.md)\n- 1.3 d\n')]
  const lines = renderCoverage(sections, [
    { id: '1.1', title: 'one', file: 'a.test.ts' },
    { id: '1.1', title: 'two', file: 'b.test.ts' },
  ]).split('\n')
  expect(lines).toContain('3 statements: 1 held, 1 left out, 1 open.')
  expect(lines).toContain('Open: 1.3.')
  expect(lines).toContain('| 1.1 | a \\| b | a.test.ts: one<br>b.test.ts: two |  |')
  expect(lines).toContain('| 1.2 | c |  | [0001](decisions/0001-x.md) |')
})
