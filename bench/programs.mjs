export const calls = 200

const repeated = (list, write) => Array.from({ length: calls }, (_, index) => write(list[index % list.length], index)).join('\n')

/** a program of that many calls, as operations */
export const renderOperationsProgram = (list) => {
  const names = new Map()
  for (const { service, id } of list) names.set(service, (names.get(service) ?? new Set()).add(id.split('.')[0]))
  const imports = [...names].map(([service, entities]) => `import { ${[...entities].join(', ')} } from '@jwsk/sdk/${service}'`)
  return `import type { Client } from '@jwsk/sdk'
${imports.join('\n')}
declare const client: Client
${repeated(list, ({ id }, index) => `export const call${index} = async () => (await client.call(${id}, { current: ${index} })).records[0]`)}
`
}

/** the same on one openapi-fetch client */
export const renderPathsProgram = (list, services) => `import createClient from 'openapi-fetch'
${services.map((service) => `import type { paths as ${service} } from './${service}'`).join('\n')}
const client = createClient<${services.join(' & ')}>({ baseUrl: '/api' })
${repeated(list, ({ path }, index) => `export const call${index} = async () => (await client.GET('${path}', { params: { query: { current: ${index} } } })).data?.data?.records?.[0]`)}
`
