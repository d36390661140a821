import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fieldSamples } from './testing/field-samples'
import { renderInput, withKitProviders } from './testing/render-field'
import type { Field } from './types'

/** Exports of the fields that are no field kinds. */
const helpers = new Set('createField fetchFile getControlProps getPreviewKind subtractAmounts toSafeUrl useDictEntries'.split(' '))

/** Returns the names of all field kinds that the kit exports. */
function listFieldKinds(): readonly string[] {
  const index = readFileSync(join(import.meta.dirname, '../index.ts'), 'utf8')
  const names = [...index.matchAll(/^export \{([^}]+)\} from '\.\/fields\/.+'$/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  )
  return names.filter((name) => /^[a-z]\w*$/.test(name) && !helpers.has(name)).sort()
}

const createCell = (field: Field, wire: unknown, record: Readonly<Record<string, unknown>>) =>
  withKitProviders(<field.Cell value={field.parse(wire, record)} />, { server: () => [] }).element

/** Returns the markup of a cell once its code has loaded. */
async function readCell(field: Field, wire: unknown, record: Readonly<Record<string, unknown>>) {
  const { container, unmount } = render(createCell(field, wire, record))
  await waitFor(() => expect(container.textContent).not.toBe('…'))
  const markup = container.innerHTML
  unmount()
  return markup
}

test('every field kind has an example in the gallery', () => {
  expect(fieldSamples.map(({ name }) => name).sort()).toEqual(listFieldKinds())
})

describe.each(fieldSamples)('the example of $name', ({ kind, wire, record = {} }) => {
  test('is rendered in a cell', async () => {
    const { container } = render(createCell(kind, wire, record))
    await waitFor(() => expect(/^…?$/.test(container.textContent) && !container.querySelector('img, svg, i')).toBe(false))
  })

  test('reads the properties of its record', async () => {
    if (Object.keys(record).length === 0) return
    expect(await readCell(kind, wire, record)).not.toBe(await readCell(kind, wire, {}))
  })

  test('is rendered in a form', async () => {
    renderInput(kind, { record: { ...record, it: wire }, server: () => [] })
    const controls = 'input, textarea, button, select, [role]'
    await waitFor(() => expect(screen.getByRole('form').querySelector(controls)).not.toBeNull())
  })
})
