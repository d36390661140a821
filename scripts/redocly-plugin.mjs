// rules for `redocly lint` that need more than an assertion
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const facts = new Set(['x-permission', 'x-timeout', 'x-idempotent', 'x-auth-flow', 'x-session', 'x-envelope', 'x-crypto', 'x-check'])

const neighbours = (file) =>
  readdirSync(dirname(file))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(join(dirname(file), name), 'utf8') }))

/** a security scheme is not referred to but named by the calls of its own file */
const isRequired = (section, name, text) => section === 'securitySchemes' && new RegExp(`\\b${name}: \\[\\]`).test(text)

/** every component is referenced, by its own file or by a neighbour */
function usedComponents() {
  return {
    Root(root, { report, location }) {
      const file = location.source.absoluteRef
      const own = basename(file)
      const texts = neighbours(file)
      for (const [section, components] of Object.entries(root.components ?? {}))
        for (const name of Object.keys(components)) {
          const pointer = new RegExp(`#/components/${section}/${name}(?![\\w.-])`)
          const used = texts.some(({ name: neighbour, text }) => {
            if (neighbour === own && isRequired(section, name, text)) return true
            const hits = text.matchAll(new RegExp(`([\\w-]+\\.yaml)?${pointer.source}`, 'g'))
            return [...hits].some(([, target]) => (target ?? neighbour) === own)
          })
          if (!used)
            report({
              message: `nothing refers to #/components/${section}/${name}`,
              location: location.child(['components', section, name]).key(),
            })
        }
    },
  }
}

/** every JSON body and answer shows an example */
function jsonExample() {
  return {
    MediaType(media, { report, key }) {
      if (key === 'application/json' && media.example === undefined && media.examples === undefined)
        report({ message: 'a JSON body needs an example' })
    },
  }
}

/** the tag of an operation is its entity */
function entityTag() {
  return {
    Operation({ operationId, tags }, { report, location }) {
      const entity = operationId?.split('.')[0]
      if (entity && tags?.[0] !== entity) report({ message: `the tag of ${operationId} is ${entity}`, location: location.child('tags') })
    },
  }
}

/** a dictionary may grow: its values are not the contract's to list */
function openDictionary() {
  return {
    Schema(schema, { report, location }) {
      if (schema['x-dict'] && schema.enum)
        report({ message: 'x-dict and enum contradict each other', location: location.child('enum').key() })
    },
  }
}

/** a misspelt fact would be ignored in silence by `npm run generate` */
function knownFacts() {
  return {
    Operation(operation, { report, location }) {
      for (const name of Object.keys(operation))
        if (name.startsWith('x-') && !facts.has(name))
          report({ message: `${name} is not a fact that the generator knows`, location: location.child(name).key() })
    },
  }
}

export default () => ({
  id: 'jwsk',
  rules: {
    oas3: {
      'used-components': usedComponents,
      'json-example': jsonExample,
      'known-facts': knownFacts,
      'entity-tag': entityTag,
      'open-dictionary': openDictionary,
    },
  },
})
