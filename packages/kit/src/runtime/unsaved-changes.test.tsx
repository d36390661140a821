import { render } from '@testing-library/react'
import { Activity } from 'react'
import { describe, expect, it } from 'vitest'
import { type UnsavedChanges, UnsavedRegistryProvider, useUnsavedChanges } from './unsaved-changes'

type Input = 'none' | 'clean' | 'dirty'

function Form({ isDirty }: { readonly isDirty: boolean }) {
  return <form ref={useUnsavedChanges<HTMLFormElement>({ isDirty, draft: { none: 'a test' } })} />
}

function screen() {
  const works = new Set<UnsavedChanges>()
  const registry = { register: (work: UnsavedChanges) => works.add(work), unregister: (work: UnsavedChanges) => works.delete(work) }
  const renderForm = (input: Input, mode: 'visible' | 'hidden' = 'visible') => (
    <UnsavedRegistryProvider value={registry}>
      <Activity mode={mode}>{input === 'none' ? null : <Form isDirty={input === 'dirty'} />}</Activity>
    </UnsavedRegistryProvider>
  )
  const { rerender } = render(renderForm('clean'))
  return {
    show: (...look: Parameters<typeof renderForm>) => rerender(renderForm(...look)),
    countUnsaved: () => [...works].filter((work) => work.hasUnsavedChanges()).length,
    known: () => works.size,
  }
}

describe('unsaved changes', () => {
  it('register on the first change, until it is reverted', () => {
    const { show, countUnsaved } = screen()
    expect(countUnsaved()).toBe(0)
    show('dirty')
    expect(countUnsaved()).toBe(1)
    show('clean')
    expect(countUnsaved()).toBe(0)
  })

  it('unregister when the form unmounts', () => {
    const { show, known } = screen()
    show('dirty')
    show('none')
    expect(known()).toBe(0)
  })

  it('stay registered once in a hidden tab, as long as the form', () => {
    const { show, countUnsaved } = screen()
    show('dirty')
    show('dirty', 'hidden')
    expect(countUnsaved()).toBe(1)
    show('dirty')
    expect(countUnsaved()).toBe(1)
    show('dirty', 'hidden')
    show('none', 'hidden')
    expect(countUnsaved()).toBe(0)
  })

  it('provide a draft, or a reason why there is none', () => {
    // @ts-expect-error the compiler asks every caller for one or the other
    const useCareless = (isDirty: boolean) => useUnsavedChanges<HTMLFormElement>({ isDirty })
    expect(useCareless).toBeTypeOf('function')
  })

  it('work without a shell', () => {
    expect(() => render(<Form isDirty />)).not.toThrow()
  })
})
