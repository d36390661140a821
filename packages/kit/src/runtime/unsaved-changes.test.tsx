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
  const watcher = { register: (work: UnsavedChanges) => works.add(work), unregister: (work: UnsavedChanges) => works.delete(work) }
  const shown = (input: Input, mode: 'visible' | 'hidden' = 'visible') => (
    <UnsavedRegistryProvider value={watcher}>
      <Activity mode={mode}>{input === 'none' ? null : <Form isDirty={input === 'dirty'} />}</Activity>
    </UnsavedRegistryProvider>
  )
  const { rerender } = render(shown('clean'))
  return {
    show: (...look: Parameters<typeof shown>) => rerender(shown(...look)),
    atStake: () => [...works].filter((work) => work.hasUnsavedChanges()).length,
    known: () => works.size,
  }
}

describe('unsaved changes', () => {
  it('register on the first change, until it is reverted', () => {
    const { show, atStake } = screen()
    expect(atStake()).toBe(0)
    show('dirty')
    expect(atStake()).toBe(1)
    show('clean')
    expect(atStake()).toBe(0)
  })

  it('unregister when the form unmounts', () => {
    const { show, known } = screen()
    show('dirty')
    show('none')
    expect(known()).toBe(0)
  })

  it('stay registered once in a hidden tab, as long as the form', () => {
    const { show, atStake } = screen()
    show('dirty')
    show('dirty', 'hidden')
    expect(atStake()).toBe(1)
    show('dirty')
    expect(atStake()).toBe(1)
    show('dirty', 'hidden')
    show('none', 'hidden')
    expect(atStake()).toBe(0)
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
