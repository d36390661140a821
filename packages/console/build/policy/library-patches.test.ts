import { expect, test } from 'vitest'
import { libraryPatches, patchModule } from './library-patches'

const tooltip = 'primereact/tooltip/tooltip.esm.js'

test('patches a library only where it creates elements from text', () => {
  expect(patchModule("if (a) textRef.current.innerHTML = ''; // b", tooltip)).toBe('if (a) textRef.current.replaceChildren(); // b')
  expect(patchModule("a.innerHTML = ''", 'react/index.js')).toBeUndefined()
})

test('fails the build if the patched text of a library has changed', () => {
  expect(() => patchModule('textRef.current.innerText = ""', tooltip)).toThrow(`${tooltip} no longer reads textRef.current.innerHTML = '';`)
})

test('fails the build if a patched module is no longer part of it', () => {
  const { buildEnd } = libraryPatches()
  expect(() => (buildEnd as () => void)()).toThrow(/strike it out/) // a plain function that needs no plugin context
})
