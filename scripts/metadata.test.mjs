import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getPublishedPackages } from './lib/published-packages.mjs'
import { resolveFromRoot } from './lib/root.mjs'

const read = (...path) => JSON.parse(readFileSync(resolveFromRoot(...path, 'package.json'), 'utf8'))
const whole = read()
const site = whole.repository.url.replace(/^git\+|\.git$/g, '')

// the registry shows this metadata, and provenance compares it with the publishing repository
test.each(Object.keys(getPublishedPackages()))('%s has the repository metadata of the root', (directory) => {
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
