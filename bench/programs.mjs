export const calls = 200

const repeatCalls = (list, write) => Array.from({ length: calls }, (_, index) => write(list[index % list.length], index)).join('\n')

/** Renders a program of `calls` calls as operations. */
export const renderOperationsProgram = (list) => {
  const names = new Map()
  for (const { service, id } of list) names.set(service, (names.get(service) ?? new Set()).add(id.split('.')[0]))
  const imports = [...names].map(([service, entities]) => `import { ${[...entities].join(', ')} } from '@jwsk/sdk/${service}'`)
  return `import type { Client } from '@jwsk/sdk'
${imports.join('\n')}
declare const client: Client
${repeatCalls(list, ({ id }, index) => `export const call${index} = async () => (await client.call(${id}, { current: ${index} })).records[0]`)}
`
}

/** Renders the same program with one openapi-fetch client. */
export const renderPathsProgram = (list, services) => `import createClient from 'openapi-fetch'
${services.map((service) => `import type { paths as ${service} } from './${service}'`).join('\n')}
const client = createClient<${services.join(' & ')}>({ baseUrl: '/api' })
${repeatCalls(list, ({ path }, index) => `export const call${index} = async () => (await client.GET('${path}', { params: { query: { current: ${index} } } })).data?.data?.records?.[0]`)}
`
