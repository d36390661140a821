import { describe, expect, test } from 'vitest'
import { createAdminSession } from '../../../contract/api-session'
import { parseBpmn } from '../bpmn'
import { definitionTable } from '../definition-table'
import { flowModelTable } from '../model'
import { createReference, deployedReferences, isReferenceKey, referenceNames } from './reference'

describe('reference processes', async () => {
  const { world } = (await createAdminSession()).backend

  test.each(Object.keys(referenceNames).filter(isReferenceKey))('%s is drawn and its flows lead on', (key) => {
    const process = parseBpmn(createReference(world, key).xml)
    expect(process).toMatchObject({ id: key, name: referenceNames[key] })
    const nodes = [...(process?.nodes.keys() ?? [])]
    expect([...(process?.shapes.keys() ?? [])]).toEqual(expect.arrayContaining(nodes))
    for (const { id, source, target } of process?.flows ?? []) {
      expect(nodes).toEqual(expect.arrayContaining([source, target]))
      expect(process?.edges.get(id)?.length).toBeGreaterThan(1)
    }
    expect(new Set(nodes).size).toBe(nodes.length)
  })

  test.each(Object.keys(referenceNames).filter(isReferenceKey))('%s names fields of its form', (key) => {
    const { xml, fields } = createReference(world, key)
    const names = fields.flatMap(({ name, columns = [] }) => [name, ...columns.map((column) => `${name}.${column.name}`)])
    const rights = [...xml.matchAll(/formProperty id="([^"]+)"/g)].map(([, id]) => id)
    const variables = [...xml.matchAll(/\$\{(.*?)\}<\/conditionExpression>/g)].flatMap(([, text = '']) =>
      [...text.replaceAll(/'[^']*'/g, '').matchAll(/[a-z]\w*/gi)].map(([name]) => name),
    )
    const known = ['flag', 'amp', 'gt', 'lt', ...names]
    expect([...rights, ...variables].filter((name) => name !== undefined && !known.includes(name))).toEqual([])
  })

  test('are deployed with their forms and have a model', () => {
    const definitions = world.table(definitionTable).all()
    const models = world.table(flowModelTable).all()
    for (const key of deployedReferences) {
      expect(definitions.find((row) => row.key === key)?.formFields?.length).toBeGreaterThan(5)
      expect(models.find((row) => row.modelKey === key)?.modelEditorXml).toBe(definitions.find((row) => row.key === key)?.xml)
    }
  })
})
