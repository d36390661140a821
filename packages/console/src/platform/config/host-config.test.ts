import { describe, expect, it } from 'vitest'
import { parseConfig } from './config'
import { getOptionsForHost } from './host-config'

const all = { clientId: 'a', clientSecret: 'b', title: 'Everybody', tenantId: '000000', sidebar: { layout: 'side' } }
const sites = { 'North.example': { title: 'North', tenantId: '111111', sidebar: { layout: 'top' } }, 'south.example': {} }
const read = (host: string, given: unknown = { ...all, sites }) => parseConfig(JSON.stringify(given), 'production', { host })

describe('sites of config.json', () => {
  it.each(['north.example', 'NORTH.EXAMPLE', 'north.example:8443'])('override the common options for %s', (host) =>
    expect(read(host)).toMatchObject({ title: 'North', tenantId: '111111', sidebar: { layout: 'top' }, clientId: 'a' }),
  )

  it.each([
    ['旅游.example', 'xn--zfvz1q.example'],
    ['xn--zfvz1q.example', '旅游.example:443'],
    ['north.example', 'north.example.'],
    ['north.example.', 'north.example'],
    ['[::1]', '[::1]:8080'],
  ])('name %s for the host %s', (site, host) =>
    expect(read(host, { ...all, sites: { [site]: { title: 'North' } } })).toMatchObject({ title: 'North' }),
  )

  it.each(['', 'south.example', 'west.example', 'a.north.example', 'north.example.evil.example', 'constructor', '__proto__'])(
    'keep the common options for %j',
    (host) => expect(read(host)).toMatchObject({ title: 'Everybody', tenantId: '000000', sidebar: { layout: 'side' } }),
  )

  it('ignore names and options of the prototype', () => {
    const hostile = JSON.parse('{ "title": "all", "sites": { "__proto__": { "title": "x" }, "a": { "__proto__": { "title": "y" } } } }')
    expect(getOptionsForHost('b', hostile)).toMatchObject({ title: 'all' })
    expect(getOptionsForHost('a', hostile)).toHaveProperty('title', 'all')
    expect({}).not.toHaveProperty('title')
    expect(() => parseConfig(JSON.stringify(hostile), 'production', { host: 'a' })).toThrow(/__proto__ is not an option/)
  })

  it.each([
    [[], /^config.json: sites must be an object, not \[\]$/],
    [{ a: 'x' }, /^config.json: sites must be an object, not "x"$/],
    [{ a: null }, /^config.json: sites must be an object, not null$/],
    [{ b: { titel: 'x' } }, /^config.json: titel is not an option/],
  ])('%j is rejected with the reason', (wrong, expected) => expect(() => read('b', { ...all, sites: wrong })).toThrow(expected))

  it('ignore errors in the options of other hosts', () => {
    expect(read('b', { ...all, sites: { a: { title: 1 } } }).title).toBe('Everybody')
  })
})
