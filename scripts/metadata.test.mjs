import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getPublishedPackages } from './lib/published-packages.mjs'
import { resolveFromRoot } from './lib/root.mjs'

const read = (...path) => JSON.parse(readFileSync(resolveFromRoot(...path, 'package.json'), 'utf8'))
const whole = read()
const site = whole.repository.url.replace(/^git\+|\.git$/g, '')

// what the registry shows, and what provenance compares with the repository that publishes
test.each(Object.keys(getPublishedPackages()))('%s says where it comes from, as the root does', (directory) => {
  const { author, bugs, engines, homepage, keywords, license, publishConfig, repository } = read(directory)
  expect({ author, bugs, engines, license }).toEqual({
    author: whole.author,
    bugs: `${site}/issues`,
    engines: whole.engines,
    license: whole.license,
  })
  expect(repository).toEqual({ ...whole.repository, directory })
  expect(homepage).toBe(`${site}/tree/main/${directory}#readme`)
  expect(keywords).toContain('jwsk')
  expect(publishConfig).toEqual({ access: 'public', provenance: true })
})
