import { expect, test } from 'vitest'
import { parseManifest } from './manifest'
import { RemotePluginError } from './plugin-switch'

const digest = `sha384-${'A'.repeat(64)}`
const fine = {
  id: 'hello',
  version: '1.0.0',
  base: 'outside/hello/',
  entry: 'plugin.js',
  files: { 'plugin.js': digest, 'parts/a-1.b.js': digest },
  needs: { console: '^0.2' },
}

/** Returns the message for the operator. */
function getError(given: unknown): string {
  try {
    parseManifest(given, 2)
  } catch (error) {
    if (error instanceof RemotePluginError) return error.details.en ?? ''
  }
  return 'fine'
}

test('accepts an entry with every option', () => {
  expect(parseManifest({ ...fine, styles: { 'a.css': digest }, origin: 'https://cdn.example.test' }, 0)).toMatchObject(fine)
})

test.each([
  [{ ...fine, id: '../x' }, /^outside\[2\]\.id must begin/],
  [{ ...fine, base: 'outside/hello' }, /\.base must be the address of a folder/],
  [{ ...fine, base: 'javascript:alert(1)/' }, /\.base must be/],
  [{ ...fine, entry: 'other.js' }, /\.entry must be one of files/],
  [{ ...fine, entry: 'toString' }, /\.entry must be one of files/],
  [{ ...fine, files: { '../up.js': digest } }, /\.files must be/],
  [{ ...fine, files: { '/a.js': digest } }, /\.files must be/],
  [{ ...fine, files: { 'plugin.js': 'md5-AA' } }, /\.files must be/],
  [{ ...fine, files: { 'plugin.js': `${digest} sha256-AA` } }, /\.files must be/],
  [{ ...fine, needs: { console: '>=0.1' } }, /\.needs must be a range/],
  [{ ...fine, needs: { console: '^0.2', react: '^19' } }, /\.needs must be a range/],
  [{ ...fine, origin: 'https://cdn.example.test/path' }, /\.origin must be an origin/],
  [{ ...fine, version: undefined, routes: [] }, /\.version must be a version; outside\[2\]\.routes is not an option/],
  ['hello', /^outside\[2\] must be an object/],
])('reports path and reason of an invalid entry: %#', (given, expected) => {
  expect(getError(given)).toMatch(expected)
})
