import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { chooseOption, openOptions } from '../../testing/interactions'
import { bindFields } from '../bind-fields'
import { exportValues, renderCells, renderInput, withKitProviders } from '../testing/render-field'
import type { Field } from '../types'
import { choice } from './choice'

const texts = { boat: { choices: { drive: { sail: '帆船', motor: '摩托艇' }, state: { 1: '可租', 2: '检修' } } } }

const bind = (name: string, field: Field) => bindFields({ [name]: field }, 'boat')[name] ?? field
const drive = bind('drive', choice({ sail: 'success', motor: 'quiet' }))
const state = bind('state', choice({ 1: 'success', 2: 'warning' }))
const drives = bind('drive', choice({ sail: 'success', motor: 'quiet' }, { multiple: true }))
const joined = bind('drive', choice({ sail: 'success', motor: 'quiet' }, { join: ',' }))
const options = { texts }

const getTexts = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent)
const holds = (word: string) => waitFor(() => expect(screen.getByRole('combobox', { name: '名称' })).toHaveProperty('value', word))

describe('choice', () => {
  test('renders the labels of the plugin in their tones', () => {
    const { texts: shown } = renderCells(drive, [{ it: 'sail' }, { it: 'motor' }, { it: null }], options)
    expect(shown()).toEqual(['帆船', '摩托艇', ''])
    expect(screen.getByText('帆船').dataset['tone']).toBe('success')
    cleanup()
    expect(renderCells(state, [{ it: 1 }, { it: '2' }], options).texts()).toEqual(['可租', '检修'])
  })

  test('renders values as they are outside of a resource', () => {
    expect(renderCells(choice({ sail: 'success' }), [{ it: 'sail' }], options).texts()).toEqual(['sail'])
  })

  test('renders unknown values as they are, truncated', () => {
    const wires = ['steam', 7, '__proto__', 'constructor', 'x'.repeat(2000)]
    const { texts: shown } = renderCells(
      drive,
      wires.map((it) => ({ it })),
      options,
    )
    expect(shown()).toEqual(['steam', '7', '__proto__', 'constructor', `${'x'.repeat(500)}…`])
    expect(screen.getByText('constructor').dataset['tone']).toBe('quiet')
    expect(screen.getByText('steam').tagName).toBe('BDI')
  })

  test('offers the values in declaration order', async () => {
    const { wire } = renderInput(drive, { record: { it: 'motor' }, ...options })
    await holds('摩托艇')
    expect(getTexts(await openOptions(screen, '名称'))).toEqual(['请选择', '帆船', '摩托艇'])
    await chooseOption(screen, '名称', '帆船')
    expect(wire()).toBe('sail')
    await chooseOption(screen, '名称', '请选择')
    expect(wire()).toBeUndefined()
  })

  test('sends digits as numbers, or as text where the contract has text', async () => {
    const { wire } = renderInput(state, { record: { it: 2 }, ...options })
    expect(wire()).toBe(2)
    await chooseOption(screen, '名称', '可租')
    expect(wire()).toBe(1)
    const text = choice({ 1: 'success' }, { wire: 'text' })
    expect(text.serialize(text.parse(1))).toBe('1')
  })

  test.each(['steam', 7, -1, '7', true, { a: 1 }])('sends the unknown value %s back unchanged', (it) => {
    expect(drive.serialize(drive.parse(it))).toEqual(it)
    expect(state.serialize(state.parse(it))).toEqual(it)
    expect(drives.serialize(drives.parse([it, 'sail']))).toEqual([it, 'sail'])
  })

  test('offers an unknown value until another is selected', async () => {
    const { wire } = renderInput(drive, { record: { it: 'steam' }, ...options })
    await holds('steam')
    expect(getTexts(await openOptions(screen, '名称'))).toEqual(['请选择', 'steam', '帆船', '摩托艇'])
    await chooseOption(screen, '名称', 'steam')
    expect(wire()).toBe('steam')
  })

  test('sends several values as an array', async () => {
    const { wire } = renderInput(drives, { record: { it: ['steam', 'motor', 'motor'] }, ...options })
    await holds('steam, 摩托艇')
    expect(wire()).toEqual(['steam', 'motor'])
    await chooseOption(screen, '名称', '帆船')
    expect(wire()).toEqual(['steam', 'sail', 'motor'])
    const states = choice({ 1: 'success', 2: 'quiet' }, { multiple: true })
    expect(states.serialize(states.parse(['1', 2]))).toEqual([1, 2])
    expect(states.serialize(states.parse(null))).toEqual([])
  })

  test('joins several values into one text', async () => {
    const { wire } = renderInput(joined, { record: { it: 'motor,steam' }, ...options })
    await holds('摩托艇, steam')
    await chooseOption(screen, '名称', '帆船')
    expect(wire()).toBe('steam,sail,motor')
    cleanup()
    expect(renderCells(joined, [{ it: 'sail,motor' }, { it: '' }], options).texts()).toEqual(['帆船摩托艇', ''])
  })

  test('exports labels', async () => {
    expect((await exportValues(drive, [{ it: 'sail' }, { it: 'steam' }, { it: null }], options)).words).toEqual(['帆船', 'steam', ''])
    expect((await exportValues(joined, [{ it: 'sail,motor' }], options)).words).toEqual(['帆船、摩托艇'])
  })

  test('filters by any of its values', async () => {
    function Filter() {
      const [value, setValue] = useState('')
      return (
        <>
          <label htmlFor="filter">名称</label>
          {drive.Filter && <drive.Filter id="filter" value={value} onChange={setValue} />}
          <output>{value}</output>
        </>
      )
    }
    render(withKitProviders(<Filter />, options).element)
    await holds('全部')
    await chooseOption(screen, '名称', '摩托艇')
    expect(screen.getByRole('status').textContent).toBe('motor')
  })

  test('lists the keys of its texts', () => {
    expect(state.textKeys).toEqual(['choices.state.1', 'choices.state.2'])
  })

  test('is bound without losing what the declaration overrides', () => {
    expect(bind('drive', { ...choice({ sail: 'success' }), width: 96 }).width).toBe(96)
  })
})
