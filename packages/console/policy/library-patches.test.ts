import { expect, test } from 'vitest'
import { patchModule, libraryPatches } from './library-patches'

const tooltip = 'primereact/tooltip/tooltip.esm.js'

test('a library is changed where it makes elements from text, and nowhere else', () => {
  expect(patchModule("if (a) textRef.current.innerHTML = ''; // b", tooltip)).toBe('if (a) textRef.current.replaceChildren(); // b')
  expect(patchModule("a.innerHTML = ''", 'react/index.js')).toBeUndefined()
})

test('a library that reads otherwise than it did stops the build', () => {
  expect(() => patchModule('textRef.current.innerText = ""', tooltip)).toThrow(`${tooltip} no longer reads textRef.current.innerHTML = '';`)
})

test('a change of what is not built any more stops the build', () => {
  const { buildEnd } = libraryPatches()
  expect(() => (buildEnd as () => void)()).toThrow(/strike it out/) // a plain function, which needs no context
})
