import { describe, expect, it } from 'vitest'
import { findShortcut, type KeyPress, shortcutGroups } from './shortcuts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, key: '', code: '' }
const press = (keys: Partial<KeyPress>) => findShortcut({ ...none, ...keys })

describe('a shortcut', () => {
  it('is matched by the physical key, whatever the layout types with Alt', () => {
    expect(press({ altKey: true, code: 'KeyL', key: '¬' })).toBe('lock')
    expect([press({ ctrlKey: true, code: 'KeyK' }), press({ metaKey: true, code: 'KeyK' })]).toEqual(['palette', 'palette'])
  })

  it('needs exactly its own modifiers', () => {
    expect(press({ altKey: true, ctrlKey: true, code: 'KeyL' })).toBeUndefined()
    expect(press({ ctrlKey: true, shiftKey: true, code: 'KeyK' })).toBeUndefined()
    expect(press({ code: 'KeyL', key: 'l' })).toBeUndefined()
  })

  it('ignores a question mark that is typed into a field', () => {
    expect(press({ key: '?', shiftKey: true })).toBe('keys')
    expect(press({ key: '?', shiftKey: true, isTyping: true })).toBeUndefined()
  })

  it('occurs once in the list', () => {
    const all = shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map(({ keys }) => keys.join(' ')))
    expect(new Set(all).size).toBe(all.length)
  })
})
