// rules for `redocly lint` that need more than an assertion
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const extensions = new Set(['x-permission', 'x-timeout', 'x-idempotent', 'x-auth-flow', 'x-session', 'x-envelope', 'x-crypto', 'x-check'])

const neighbours = (file) =>
  readdirSync(dirname(file))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(join(dirname(file), name), 'utf8') }))

/** Whether the component is a security scheme that the calls of its file require, by name instead of `$ref`. */
const isRequired = (section, name, text) => section === 'securitySchemes' && new RegExp(`\\b${name}: \\[\\]`).test(text)

/** Requires that every component is referenced, in its file or in another. */
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

/** Requires an example for every JSON request and response body. */
function jsonExample() {
  return {
    MediaType(media, { report, key }) {
      if (key === 'application/json' && media.example === undefined && media.examples === undefined)
        report({ message: 'a JSON body needs an example' })
    },
  }
}

/** Requires that the tag of an operation is its entity. */
function entityTag() {
  return {
    Operation({ operationId, tags }, { report, location }) {
      const entity = operationId?.split('.')[0]
      if (entity && tags?.[0] !== entity) report({ message: `the tag of ${operationId} is ${entity}`, location: location.child('tags') })
    },
  }
}

/** Rejects enums of dictionary values, because a dictionary may grow. */
function openDictionary() {
  return {
    Schema(schema, { report, location }) {
      if (schema['x-dict'] && schema.enum)
        report({ message: 'x-dict and enum contradict each other', location: location.child('enum').key() })
    },
  }
}

/** Rejects unknown `x-` extensions, because `npm run generate` would ignore a misspelled one. */
function knownExtensions() {
  return {
    Operation(operation, { report, location }) {
      for (const name of Object.keys(operation))
        if (name.startsWith('x-') && !extensions.has(name))
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
      'known-facts': knownExtensions,
      'entity-tag': entityTag,
      'open-dictionary': openDictionary,
    },
  },
})
